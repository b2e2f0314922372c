//! What a person is told: prompts, choices and events as phrases; the sentences are in `locale/*/rocket-dice.ftl`.

use orrery_kernel::{Name, Phrase, RuleId, Seat, Setting, Spoken, Value};

use crate::action::Action;
use crate::content::content;
use crate::dice::{Color, DiceSet, Die};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::{Cell, Whole};
use crate::state::RocketDice;

impl Spoken for RocketDice {
    fn name() -> Name {
        Name { en: "Rocket Dice", de: "Raketenwürfel" }
    }

    fn ask(&self, _: Seat) -> Phrase {
        self.question()
    }

    fn say(&self, _: Seat, action: Action) -> Phrase {
        self.choice(action)
    }

    fn tell(&self, event: &Event) -> Phrase {
        told(event)
    }

    fn rule(&self) -> RuleId {
        RuleId(self.pending_rule())
    }

    fn settings(_: u8) -> Vec<Setting> {
        let switch = |field, label, help| Setting::switch(field, Phrase::new(label), Phrase::new(help));
        let (round, help) = (Phrase::new("rd-option-round"), Phrase::new("rd-option-round-help"));
        vec![
            switch("truce", "rd-option-truce", "rd-option-truce-help"),
            switch("seat_gift", "rd-option-gift", "rd-option-gift-help"),
            switch("balance_start", "rd-option-balance", "rd-option-balance-help"),
            Setting::number("end_round", round, help, 4, 40),
        ]
    }
}

fn text(value: impl std::fmt::Display) -> Value {
    Value::Text(value.to_string())
}

fn texts<T: ToString>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Text(values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" "))
}

fn color(color: Color) -> Value {
    Value::Phrase(Phrase::new("rd-color").with("color", color.word()))
}

impl RocketDice {
    fn question(&self) -> Phrase {
        let Some(frame) = self.stack.top() else { return Phrase::new("rd-ask-nothing") };
        let fleet = || texts(self.turn.fleet.iter().map(|die| die.die));
        match frame {
            Frame::PickLine(_) => Phrase::new("rd-ask-pick-line"),
            Frame::Arrange(arrange) => Phrase::new("rd-ask-arrange").with("dice", texts(&arrange.dice)),
            Frame::Start => Phrase::new("rd-ask-start").with("round", self.round),
            Frame::TakeLine([a, b]) => Phrase::new("rd-ask-take-line").with("a", text(a)).with("b", text(b)),
            Frame::RecruitAlliance => {
                Phrase::new("rd-ask-recruit-alliance").with("total", self.turn.recruit_total)
            }
            Frame::Reroll => Phrase::new("rd-ask-reroll").with("fleet", fleet()),
            Frame::Main => Phrase::new("rd-ask-main").with("fleet", fleet()),
            Frame::ChooseBattle => Phrase::new("rd-ask-choose-battle")
                .with("active", self.battle_name(self.battles.active))
                .with("next", self.battle_name(self.battles.next)),
            Frame::Pay(_, scrap, _) => Phrase::new("rd-ask-pay").with("scrap", *scrap),
            Frame::ChooseOpponent(_) => Phrase::new("rd-ask-opponent"),
            Frame::Dice(step, _) => {
                Phrase::new("rd-ask-dice").with("left", step.times).with("fleet", fleet())
            }
            Frame::ExchangeFor(_, place) => {
                Phrase::new("rd-ask-exchange").with("die", self.fleet_die(*place))
            }
            Frame::Draft(_) => Phrase::new("rd-ask-draft"),
            Frame::Mark(..) => Phrase::new("rd-ask-mark"),
            Frame::BuildMoon(_) => Phrase::new("rd-ask-build-moon"),
            Frame::Conquer(..) => Phrase::new("rd-ask-conquer"),
            Frame::Reuse(_) => Phrase::new("rd-ask-reuse"),
            Frame::GainAlliance(_) => Phrase::new("rd-ask-gain-alliance"),
            Frame::KeepVpCard(..) => Phrase::new("rd-ask-keep-vp-card"),
            Frame::Conquest([a, b]) => {
                Phrase::new("rd-ask-conquest").with("a", a.card().name.get()).with("b", b.card().name.get())
            }
            Frame::GiveAlliance(_) => Phrase::new("rd-ask-give-alliance"),
            Frame::GiveVpCard(_) => Phrase::new("rd-ask-give-vp-card"),
            Frame::Commit(seat) => Phrase::new("rd-ask-commit")
                .with("battle", self.battle_name(self.battles.active))
                .with("strength", self.battles.strength[seat.index()]),
            _ => Phrase::new("rd-ask-nothing"),
        }
    }

    fn battle_name(&self, battle: Option<crate::ids::BattleId>) -> Value {
        battle.map_or_else(|| text("–"), |battle| Value::Name(battle.card().name.get()))
    }

    fn fleet_die(&self, place: u8) -> Value {
        self.turn.fleet.get(usize::from(place)).map_or_else(|| text("–"), |die| text(die.die))
    }

    fn fleet_dice(&self, dice: DiceSet) -> Value {
        texts(dice.iter().filter_map(|place| self.turn.fleet.get(place)).map(|die| die.die))
    }

    fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> Value {
        texts(
            cells
                .into_iter()
                .map(|cell| self.galaxy.get(cell).map_or_else(|| "--".to_owned(), |die| die.to_string())),
        )
    }

    fn choice(&self, action: Action) -> Phrase {
        match action {
            Action::Done => self.enough(),
            Action::Yes => match self.stack.top() {
                Some(Frame::ChooseBattle) => Phrase::new("rd-do-exchange-battles"),
                Some(Frame::Pay(_, scrap, _)) => Phrase::new("rd-do-pay").with("scrap", *scrap),
                _ => Phrase::new("rd-do-yes"),
            },
            Action::Fill(line) => Phrase::new("rd-do-fill").with("line", whole(line)),
            Action::Place(next) => Phrase::new("rd-do-place").with("color", color(next)),
            Action::Take(line, ends) => {
                let dice = self.cells(line.cells().iter().copied().chain(ends.cells(line)));
                Phrase::new("rd-do-take").with("dice", dice).with("line", text(line))
            }
            Action::Swap(a, b) => Phrase::new("rd-do-swap")
                .with("a", text(a))
                .with("b", text(b))
                .with("first", self.cells([a]))
                .with("second", self.cells([b])),
            Action::Gather(triple) => Phrase::new("rd-do-gather").with("dice", self.cells(*triple.cells())),
            Action::Reroll(dice) => Phrase::new("rd-do-reroll").with("dice", self.fleet_dice(dice)),
            Action::Activate(planet) | Action::Once(planet) => {
                Phrase::new("rd-do-activate").with("planet", planet.card().name.get())
            }
            Action::Colonize(planet, dice) => Phrase::new("rd-do-colonize")
                .with("planet", planet.card().name.get())
                .with("value", planet.card().value)
                .with("dice", self.fleet_dice(dice)),
            Action::Work(space, DiceSet(0), scrap) => {
                Phrase::new("rd-do-work-scrap").with("space", space.card().name.get()).with("scrap", scrap)
            }
            Action::Work(space, dice, scrap) => Phrase::new("rd-do-work")
                .with("space", space.card().name.get())
                .with("dice", self.fleet_dice(dice))
                .with("scrap", scrap),
            Action::Deposit(dice) => Phrase::new("rd-do-deposit").with("dice", self.fleet_dice(dice)),
            Action::Moon(moon, None) => Phrase::new("rd-do-moon-free").with("moon", moon.card().name.get()),
            Action::Moon(moon, Some(place)) => Phrase::new("rd-do-moon")
                .with("moon", moon.card().name.get())
                .with("die", self.fleet_die(place)),
            Action::Trim(place, by) => {
                let scrap = content().scrapyard.trim;
                self.change(Phrase::new("rd-do-trim").with("scrap", scrap), place, i32::from(by))
            }
            Action::Deal => Phrase::new("rd-do-deal").with("scrap", content().scrapyard.deal),
            Action::Seize(planet) => Phrase::new("rd-do-seize")
                .with("planet", planet.card().name.get())
                .with("scrap", content().scrapyard.seizure),
            Action::UseMoon(moon) => Phrase::new("rd-do-use-moon").with("moon", moon.card().name.get()),
            Action::Play(alliance) => Phrase::new("rd-do-play").with("alliance", alliance.card().name.get()),
            Action::Pip(place, by) => self.change(Phrase::new("rd-do-pip"), place, i32::from(by)),
            Action::Flip(place) => {
                let pips = self.turn.fleet.get(usize::from(place)).map_or(0, |die| i32::from(die.die.pips()));
                self.change(Phrase::new("rd-do-turn"), place, 7 - 2 * pips)
            }
            Action::Turn(place, face) => {
                let pips = self.turn.fleet.get(usize::from(place)).map_or(0, |die| i32::from(die.die.pips()));
                self.change(Phrase::new("rd-do-turn"), place, i32::from(face) - pips)
            }
            Action::Paint(place, paint) => {
                Phrase::new("rd-do-paint").with("die", self.fleet_die(place)).with("color", color(paint))
            }
            Action::Exchange(place) => Phrase::new("rd-do-exchange").with("die", self.fleet_die(place)),
            Action::FromCell(cell) => {
                Phrase::new("rd-do-cell").with("die", self.cells([cell])).with("cell", text(cell))
            }
            Action::Mark(row) => Phrase::new("rd-do-mark").with("space", self.lowest_name(row)),
            Action::Planet(planet) => Phrase::new("rd-do-planet").with("planet", planet.card().name.get()),
            Action::Kind(moon) => Phrase::new("rd-do-kind").with("moon", moon.card().name.get()),
            Action::Alliance(card) => Phrase::new("rd-do-alliance").with("alliance", card.card().name.get()),
            Action::VpCard(card) => Phrase::new("rd-do-vp-card").with("card", card.card().name.get()),
            Action::Opponent(seat) => Phrase::new("rd-do-opponent").with("seat", seat),
            Action::PayFace(nth) => self.pay_face_choice(nth),
            Action::Commit(card) => Phrase::new("rd-do-commit").with("alliance", card.card().name.get()),
            Action::CommitScrap => Phrase::new("rd-do-commit-scrap"),
        }
    }

    /// What "done" means depends on what is asked.
    fn enough(&self) -> Phrase {
        Phrase::new(match self.stack.top() {
            Some(Frame::Main) => "rd-do-end-build",
            Some(Frame::Reroll) => "rd-do-no-reroll",
            Some(Frame::RecruitAlliance) => "rd-do-no-alliance",
            Some(Frame::Commit(_)) => "rd-do-no-commitment",
            Some(Frame::ChooseBattle) => "rd-do-keep-battles",
            Some(Frame::Dice(..)) => "rd-do-enough",
            _ => "rd-do-decline",
        })
    }

    fn change(&self, phrase: Phrase, place: u8, by: i32) -> Phrase {
        let die = self.turn.fleet.get(usize::from(place)).map(|die| die.die);
        let to = die.map(|die| die.showing((i32::from(die.pips()) + by).clamp(1, 6) as u8));
        let show = |die: Option<Die>| die.map_or_else(|| text("–"), text);
        phrase.with("die", show(die)).with("to", show(to))
    }

    fn lowest_name(&self, row: Color) -> Value {
        let space = self.player(self.active).lowest_open(row);
        space.map_or_else(|| color(row), |space| Value::Name(space.card().name.get()))
    }

    fn pay_face_choice(&self, nth: u8) -> Phrase {
        let Some(Frame::Conquest([a, b])) = self.stack.top() else { return Phrase::new("rd-do-yes") };
        let (paid, gained) = if nth == 0 { (a, b) } else { (b, a) };
        Phrase::new("rd-do-pay-face")
            .with("paid", paid.card().name.get())
            .with("gained", gained.card().name.get())
    }
}

fn whole(line: Whole) -> Value {
    Value::Phrase(match line {
        Whole::Row(row) => Phrase::new("rd-row").with("row", row + 1),
        Whole::Col(col) => Phrase::new("rd-column").with("column", text(char::from(b'a' + col))),
    })
}

/// Something that happened.
fn told(event: &Event) -> Phrase {
    match event {
        Event::FirstPlayer { seat } => Phrase::new("rd-told-first-player").with("seat", *seat),
        Event::EmpireDealt { seat, empire } => {
            Phrase::new("rd-told-empire-dealt").with("seat", *seat).with("empire", empire.card().name.get())
        }
        Event::LineRolled { seat, line, dice } => Phrase::new("rd-told-line-rolled")
            .with("seat", *seat)
            .with("line", whole(*line))
            .with("dice", texts(dice)),
        Event::ReserveRolled { dice } => Phrase::new("rd-told-reserve-rolled").with("dice", texts(dice)),
        Event::DiePlaced { die, cell: Some(cell) } => {
            Phrase::new("rd-told-die-placed").with("die", text(die)).with("cell", text(cell))
        }
        Event::DiePlaced { die, cell: None } => Phrase::new("rd-told-die-to-reserve").with("die", text(die)),
        Event::TurnBegan { seat, round } => {
            Phrase::new("rd-told-turn").with("seat", *seat).with("round", *round)
        }
        Event::Swapped { seat, cells: [a, b] } => {
            Phrase::new("rd-told-swapped").with("seat", *seat).with("a", text(a)).with("b", text(b))
        }
        Event::Recruited { seat, dice, total, .. } => Phrase::new("rd-told-recruited")
            .with("seat", *seat)
            .with("dice", texts(dice))
            .with("total", *total),
        Event::Rerolled { seat, places, dice } => Phrase::new("rd-told-rerolled")
            .with("seat", *seat)
            .with("count", places.len() as i64)
            .with("dice", texts(dice)),
        Event::DiceSpent { seat, places } => {
            Phrase::new("rd-told-dice-spent").with("seat", *seat).with("count", places.len() as i64)
        }
        Event::Refilled { seat } => Phrase::new("rd-told-refilled").with("seat", *seat),
        Event::FleetReturned { seat, dice } => {
            Phrase::new("rd-told-fleet-returned").with("seat", *seat).with("dice", texts(dice))
        }
        Event::EndCalled { seat, ending } => {
            let word = crate::state::Ending::WORDS[*ending as usize];
            Phrase::new("rd-told-end-called").with("seat", *seat).with("ending", word)
        }
        Event::Scored { seat, sheet } => {
            let parts = sheet.parts().into_iter();
            parts.fold(
                Phrase::new("rd-told-scored").with("seat", *seat).with("total", sheet.total()),
                |phrase, (source, vp)| phrase.with(source, vp),
            )
        }
        Event::GameOver { winners } => {
            let winners: Value =
                winners.iter().map(|seat| Phrase::new("rd-seat").with("seat", seat)).collect();
            Phrase::new("rd-told-game-over").with("winners", winners)
        }
        other => told_of_cards(other),
    }
}

/// Events about dice of the fleet, resources and cards.
fn told_of_cards(event: &Event) -> Phrase {
    let by = |key, seat: &Seat| Phrase::new(key).with("seat", *seat);
    match event {
        Event::EmpireUsed { seat, empire, ability } => {
            by("rd-told-empire-used", seat).with("empire", empire.card().name.get()).with("ability", *ability)
        }
        Event::PlanetActivated { seat, planet } => {
            by("rd-told-planet-activated", seat).with("planet", planet.card().name.get())
        }
        Event::OnceUsed { seat, planet } => {
            by("rd-told-once-used", seat).with("planet", planet.card().name.get())
        }
        Event::MoonUsed { seat, moon } => by("rd-told-moon-used", seat).with("moon", moon.card().name.get()),
        Event::AlliancePlayed { seat, alliance } => {
            by("rd-told-alliance-played", seat).with("alliance", alliance.card().name.get())
        }
        Event::DieTurned { seat, from, to, .. } => {
            by("rd-told-die-turned", seat).with("from", text(from)).with("to", text(to))
        }
        Event::DiePainted { seat, color: paint, .. } => {
            by("rd-told-die-painted", seat).with("color", color(*paint))
        }
        Event::DieExchanged { seat, gave, got, cell, .. } => by("rd-told-die-exchanged", seat)
            .with("gave", text(gave))
            .with("got", text(got))
            .with("cell", text(cell)),
        Event::DieDrafted { seat, cell, die } => {
            by("rd-told-die-drafted", seat).with("die", text(die)).with("cell", text(cell))
        }
        Event::Discount { seat, on, pips } => {
            let on = match on {
                crate::effect::Thing::Planet => "planet",
                crate::effect::Thing::Station => "station",
            };
            by("rd-told-discount", seat).with("on", on).with("pips", *pips)
        }
        Event::ScrapGained { seat, scrap } => by("rd-told-scrap-gained", seat).with("scrap", *scrap),
        Event::ScrapPaid { seat, scrap } => by("rd-told-scrap-paid", seat).with("scrap", *scrap),
        Event::ScrapLost { seat, scrap } => by("rd-told-scrap-lost", seat).with("scrap", *scrap),
        Event::AttackGained { seat, attack } => by("rd-told-attack-gained", seat).with("attack", *attack),
        Event::AttackPaid { seat, attack } => by("rd-told-attack-paid", seat).with("attack", *attack),
        Event::AllianceTaken { seat, alliance } => {
            by("rd-told-alliance-taken", seat).with("alliance", alliance.card().name.get())
        }
        Event::AllianceDiscarded { seat, alliance } => {
            by("rd-told-alliance-discarded", seat).with("alliance", alliance.card().name.get())
        }
        Event::AlliancesShuffled => Phrase::new("rd-told-alliances-shuffled"),
        Event::AllianceRevealed { alliance } => {
            Phrase::new("rd-told-alliance-revealed").with("alliance", alliance.card().name.get())
        }
        Event::VpCardsDrawn { seat, count, .. } => by("rd-told-vp-cards-drawn", seat).with("count", *count),
        Event::VpCardKept { seat, kept: Some(card), .. } => {
            by("rd-told-vp-card-kept", seat).with("card", card.card().name.get())
        }
        Event::VpCardKept { seat, kept: None, .. } => by("rd-told-vp-card-kept-secretly", seat),
        Event::VpCardReturned { seat, card: Some(card) } => {
            by("rd-told-vp-card-returned", seat).with("card", card.card().name.get())
        }
        Event::VpCardReturned { seat, card: None } => by("rd-told-vp-card-returned-secretly", seat),
        other => told_of_empire(other),
    }
}

/// Events about planets, moons, The Station and battles.
fn told_of_empire(event: &Event) -> Phrase {
    let by = |key, seat: &Seat| Phrase::new(key).with("seat", *seat);
    match event {
        Event::PlanetConquered { seat, planet } => {
            by("rd-told-planet-conquered", seat).with("planet", planet.card().name.get())
        }
        Event::PlanetRevealed { planet } => {
            Phrase::new("rd-told-planet-revealed").with("planet", planet.card().name.get())
        }
        Event::ConquestRolled { seat, faces: [a, b] } => {
            by("rd-told-conquest-rolled", seat).with("a", a.card().name.get()).with("b", b.card().name.get())
        }
        Event::SpaceMarked { seat, space } => {
            by("rd-told-space-marked", seat).with("space", space.card().name.get())
        }
        Event::SetCompleted { seat, set } => {
            by("rd-told-set-completed", seat).with("set", set.card().name.get())
        }
        Event::MoonBuilt { seat, moon } => {
            by("rd-told-moon-built", seat).with("moon", moon.card().name.get())
        }
        Event::BattlesExchanged { seat } => by("rd-told-battles-exchanged", seat),
        Event::BattleTriggered { battle } => {
            Phrase::new("rd-told-battle-triggered").with("battle", battle.card().name.get())
        }
        Event::Mustered { seat, strength } => by("rd-told-mustered", seat).with("strength", *strength),
        Event::Committed { seat, alliance } => {
            by("rd-told-committed", seat).with("alliance", alliance.card().name.get())
        }
        Event::CommittedScrap { seat, scrap, strength } => {
            by("rd-told-committed-scrap", seat).with("scrap", *scrap).with("strength", *strength)
        }
        Event::BattleWon { seat, battle, strength } => by("rd-told-battle-won", seat)
            .with("battle", battle.card().name.get())
            .with("vp", battle.card().vp)
            .with("strength", *strength),
        Event::BattleTied { battle } => {
            Phrase::new("rd-told-battle-tied").with("battle", battle.card().name.get())
        }
        Event::BattleActive { battle } => {
            Phrase::new("rd-told-battle-active").with("battle", battle.card().name.get())
        }
        Event::BattleRevealed { battle } => {
            Phrase::new("rd-told-battle-revealed").with("battle", battle.card().name.get())
        }
        Event::VpCardScored { seat, card, vp } => {
            by("rd-told-vp-card-scored", seat).with("card", card.card().name.get()).with("vp", *vp)
        }
        // All others are told above; the compiler cannot see that across the three functions.
        _ => Phrase::new("rd-ask-nothing"),
    }
}
