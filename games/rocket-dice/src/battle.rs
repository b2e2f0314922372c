//! Battles (RD-BATTLE): when they trigger, who commits what, who wins, what the others get.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Scope, content};
use crate::effect::Counter;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::ids::{AllianceId, BattleId, MoonId};
use crate::state::{MAX_PLAYERS, RocketDice};

impl RocketDice {
    /// RD-BATTLE-2 and -3: an action is complete; does the active battle trigger?
    pub(crate) fn check_battle(&mut self, fate: &mut impl Fate) {
        self.note_end(fate);
        let Some(battle) = self.battles.active else { return };
        if self.battles.truce.is_none() && self.triggers(battle) {
            fate.event(Event::BattleTriggered { battle });
            self.stack.push_in_order([Frame::Abilities(Moment::BattleTrigger, self.active), Frame::Muster]);
        }
    }

    /// RD-BATTLE-4 and -5.
    pub(crate) fn triggers(&self, battle: BattleId) -> bool {
        let card = battle.card();
        let test = if self.count() == 2 { &card.condition_2p } else { &card.condition };
        let seats = Seat::all(self.count());
        match card.scope {
            Scope::All => {
                let together = |counter| seats.clone().map(|seat| self.count_of(counter, seat)).sum();
                self.holds_by(test, true, together)
            }
            Scope::One => seats.clone().any(|seat| self.holds(test, seat)),
            Scope::Event => self.holds_by(test, true, |counter| match counter {
                Counter::RecruitTotal if !self.turn.deed.recruited => 0,
                _ => self.count_of(counter, self.active),
            }),
        }
    }

    /// RD-BATTLE-7: track, upright planets, moons.
    pub(crate) fn base_strength(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let upright = player.planets.iter().filter(|&planet| !player.turned.contains(planet));
        let planets: u8 = upright.map(|planet| planet.card().attack).sum();
        let moons: u8 = MoonId::all().map(|moon| moon.card().attack * player.moons[moon.index()]).sum();
        player.attack + planets + moons
    }

    /// RD-BATTLE-7 to -9: strengths with the card's bonus, then everyone may commit, the active player last.
    pub(crate) fn muster(&mut self, fate: &mut impl Fate) {
        let Some(battle) = self.battles.active else { return };
        let count = self.count();
        for seat in Seat::all(count) {
            let strength = self.base_strength(seat) + self.strength_of(battle.card().bonus, seat);
            self.battles.strength[seat.index()] = strength;
            fate.event(Event::Mustered { seat, strength });
        }
        self.stack.push(Frame::Resolve);
        let left = self.active.next(count);
        let mut last_first: arrayvec::ArrayVec<Seat, MAX_PLAYERS> = left.round(count).collect();
        last_first.reverse();
        for seat in last_first {
            if self.can_commit(seat) {
                self.stack.push(Frame::Commit(seat));
            }
        }
    }

    fn can_commit_scrap(&self, seat: Seat) -> bool {
        self.player(seat).scrap >= content().limits.battle_scrap_per_strength
    }

    fn can_commit(&self, seat: Seat) -> bool {
        self.can_commit_scrap(seat) || !self.battle_alliances(seat).is_empty()
    }

    pub(crate) fn offer_commitments(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        self.battle_alliances(seat).iter().for_each(|alliance| offers.offer(Action::Commit(alliance)));
        if self.can_commit_scrap(seat) {
            offers.offer(Action::CommitScrap);
        }
    }

    /// The seat is asked again as long as it has anything left to commit.
    pub(crate) fn commit(&mut self, seat: Seat, alliance: AllianceId, fate: &mut impl Fate) {
        self.player_mut(seat).alliances.remove(alliance);
        fate.event(Event::Committed { seat, alliance });
        if !self.can_commit(seat) {
            self.stack.pop();
        }
        self.stack.push_in_order([Frame::Do(alliance.card().effect, seat), Frame::Discard(alliance)]);
    }

    /// RD-BATTLE-9: all scrap, 1 strength per full 2.
    pub(crate) fn commit_scrap(&mut self, seat: Seat, fate: &mut impl Fate) {
        let scrap = std::mem::take(&mut self.player_mut(seat).scrap);
        let strength = scrap / content().limits.battle_scrap_per_strength;
        self.battles.strength[seat.index()] += strength;
        fate.event(Event::CommittedScrap { seat, scrap, strength });
        if !self.can_commit(seat) {
            self.stack.pop();
        }
    }

    /// RD-BATTLE-10 to -13.
    pub(crate) fn resolve_battle(&mut self, fate: &mut impl Fate) {
        let Some(battle) = self.battles.active else { return };
        self.stack.push(Frame::NextBattle);
        let Some(winner) = self.battle_winner() else {
            self.battles.gone.insert(battle);
            return fate.event(Event::BattleTied { battle });
        };
        let strength = self.battles.strength[winner.index()];
        self.player_mut(winner).won.insert(battle);
        self.battles.resolved += 1;
        fate.event(Event::BattleWon { seat: winner, battle, strength });

        let strengths = self.battles.strength;
        let losers = || self.active.round(self.count()).filter(|&seat| seat != winner);
        let least = losers().map(|seat| strengths[seat.index()]).min();
        let mut consoled: arrayvec::ArrayVec<Seat, MAX_PLAYERS> = losers().collect();
        consoled.reverse();
        for seat in consoled {
            self.stack.push(Frame::Console(seat, Some(strengths[seat.index()]) == least));
        }
        self.stack.push(Frame::Abilities(Moment::BattleWon, winner));
    }

    /// RD-BATTLE-11: most strength, then most planets, then most marked spaces; else nobody.
    fn battle_winner(&self) -> Option<Seat> {
        let standing = |seat: Seat| {
            let player = self.player(seat);
            (self.battles.strength[seat.index()], player.planets.len(), player.station.len())
        };
        let best = Seat::all(self.count()).map(standing).max()?;
        let mut first = Seat::all(self.count()).filter(|&seat| standing(seat) == best);
        first.next().filter(|_| first.next().is_none())
    }

    /// RD-BATTLE-12 and -13: consolation, then what being beaten triggers.
    pub(crate) fn console(&mut self, seat: Seat, least: bool) {
        self.stack.push(Frame::Abilities(Moment::BattleLost, seat));
        if let Some(effect) = content().consolation[usize::from(least)] {
            self.stack.push(Frame::Do(effect, seat));
        }
    }

    /// RD-BATTLE-14, -15 and -6.
    pub(crate) fn next_battle(&mut self, fate: &mut impl Fate) {
        self.battles.strength = [0; MAX_PLAYERS];
        if self.options.truce {
            self.battles.truce = Some(self.active);
        }
        self.note_end(fate);
        if self.battles.resolved >= content().limits.end_battles {
            self.battles.active = None;
            return;
        }
        self.battles.active = self.battles.next.take();
        self.battles.next = self.battles.deck.pop();
        if let Some(battle) = self.battles.active {
            fate.event(Event::BattleActive { battle });
        }
        if let Some(battle) = self.battles.next {
            fate.event(Event::BattleRevealed { battle });
        }
    }

    /// RD-BATTLE-16: the track ends.
    pub(crate) fn gain_attack(&mut self, seat: Seat, attack: u8, fate: &mut impl Fate) {
        let room = content().limits.attack_max.saturating_sub(self.player(seat).attack);
        let attack = attack.min(room);
        if attack > 0 {
            self.player_mut(seat).attack += attack;
            fate.event(Event::AttackGained { seat, attack });
        }
    }
}
