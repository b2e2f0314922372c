//! A whole position that looks like a view: unseen cards, tiles and moons are shuffled and dealt to where unseen ones
//! are.

use arrayvec::ArrayVec;
use orrery_kernel::{Chance, Viewer};

use crate::action::Thing;
use crate::frame::Frame;
use crate::ids::{
    DestinyId, DestinySet, DiscoveryId, EventId, EventSet, FactionId, FactionSet, Finds, ModuleId, ModuleSet,
    MoonId, PlanetId, PlanetSet, RaiderId, TacticId, UpgradeId, UpgradeSet,
};
use crate::kinds::{Class, Ship, Track};
use crate::options::Deck;
use crate::player::Player;
use crate::state::{AndromedasEdge, Moons, Raiders, Site, Tile};
use crate::view::{Rival, View};

impl View {
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> AndromedasEdge {
        let mut cards = self.unseen_cards(chance);
        let mut tokens = self.unseen_tokens(chance);
        let (sites, piles) = self.imagine_moons(chance);
        let stacks = std::array::from_fn(|nth| match &self.stacks[nth] {
            Some(known) => known.clone(),
            None => deal(&mut tokens, self.stack_sizes[nth]),
        });
        let players = self.imagine_players(&mut cards, &mut tokens, chance);
        let drawn = self.drawn.clone().unwrap_or_else(|| {
            let mut drawn: ArrayVec<TacticId, 4> = deal(&mut cards, self.drawn_count);
            drawn.sort_unstable();
            drawn
        });
        let unity = self
            .unity
            .as_ref()
            .map(|seen| std::sync::Arc::new(seen.imagine(&mut cards, &mut tokens, chance)));
        let mut game = AndromedasEdge {
            options: self.options,
            first: self.first,
            active: self.active,
            turn: self.turn,
            sites,
            newest: self.newest,
            fleets: self.fleets,
            leaders: self.leaders,
            berths: self.berths.clone(),
            industry: self.industry.clone(),
            decks: std::array::from_fn(|row| self.imagine_modules(row, chance)),
            under: std::array::from_fn(|row| self.under[row].len() as u8),
            display: self.display,
            drawn,
            deck: deal(&mut cards, self.deck),
            discard: self.discard,
            reshuffled: self.reshuffled,
            planets: self.imagine_planets(chance),
            piles,
            lost_moons: self.lost_moons.clone(),
            stacks,
            stacks_seen: self.stacks_seen,
            spent_finds: self.spent_finds,
            tokens: self.tokens,
            events: self.imagine_events(chance),
            spent_events: self.spent_events,
            event: self.event,
            marker: self.marker,
            raiders: self.imagine_raiders(chance),
            players,
            battle: self.battle,
            threat: self.threat.clone(),
            last_turns: self.last_turns,
            stack: self.pending.clone(),
            unity,
        };
        self.imagine_transfer(&mut game, chance);
        game
    }

    /// Every tactics card that the viewer does not see.
    fn unseen_cards(&self, chance: &mut impl Chance) -> ArrayVec<TacticId, 80> {
        let mut unseen = ArrayVec::new();
        for card in TacticId::all() {
            let held = |rival: &Rival| {
                rival.hand.map_or(0, |hand| hand.count(card)) + rival.open.sustained.count(card)
            };
            let played = self.pending.frames().iter().filter(|frame| match frame {
                Frame::Card { card: own, .. } | Frame::CardDone { card: own, .. } => *own == card,
                _ => false,
            });
            let drawn = self.drawn.iter().flatten().filter(|&&own| own == card);
            let seen = self.players.iter().map(held).sum::<u8>()
                + self.discard.count(card)
                + (played.count() + drawn.count()) as u8;
            let left = card.card().copies.saturating_sub(seen);
            unseen.extend(std::iter::repeat_n(card, left.into()));
        }
        chance.shuffle(&mut unseen);
        unseen
    }

    fn unseen_tokens(&self, chance: &mut impl Chance) -> ArrayVec<DiscoveryId, 48> {
        let mut unseen = ArrayVec::new();
        for token in DiscoveryId::all() {
            let held = self.players.iter().filter_map(|rival| rival.finds).map(|finds| finds.count(token));
            let stacked = self.stacks.iter().flatten().flatten().filter(|&&own| own == token);
            let seen = held.sum::<u8>() + self.spent_finds.count(token) + stacked.count() as u8;
            let left = token.card().copies.saturating_sub(seen);
            unseen.extend(std::iter::repeat_n(token, left.into()));
        }
        chance.shuffle(&mut unseen);
        unseen
    }

    /// Every place where a moon lies open.
    fn seen_moons(&self) -> impl Iterator<Item = MoonId> {
        let held = self
            .players
            .iter()
            .flat_map(|rival| rival.open.moons.iter().copied().chain(rival.open.operations.moon()));
        let slotted = self.berths.iter().flat_map(|berth| [berth.input, berth.output]);
        let waiting = self.pending.frames().iter().filter_map(|frame| match frame {
            Frame::Room { moon, .. } => Some(*moon),
            _ => None,
        });
        self.sites
            .iter()
            .flat_map(|site| site.moons.iter())
            .chain(held)
            .chain(slotted.filter_map(crate::player::Slot::moon))
            .chain(waiting)
            .chain(self.unity.iter().flat_map(|seen| seen.open.moons.iter().copied()))
            .chain(self.lost_moons.iter().copied())
    }

    fn imagine_moons(&self, chance: &mut impl Chance) -> ([Site; 29], [ArrayVec<MoonId, 9>; 5]) {
        let mut counts = [0u8; 64];
        self.seen_moons().for_each(|moon| counts[moon.index()] += 1);
        let mut piles: [ArrayVec<MoonId, 9>; 5] = Default::default();
        for moon in MoonId::all() {
            if let Some(kind) = moon.card().kind {
                let left = moon.card().copies.saturating_sub(counts[moon.index()]);
                piles[kind as usize].extend(std::iter::repeat_n(moon, left.into()));
            }
        }
        piles.iter_mut().for_each(|pile| chance.shuffle(pile));
        let mut sites = self.sites;
        for (site, below) in sites.iter_mut().zip(self.moons_below) {
            let Tile::Planet(planet) = site.tile else { continue };
            let top = site.moons;
            if below > 0 {
                site.moons = Moons::default();
                for moon in deal::<_, 2, 9>(&mut piles[planet.card().kind as usize], below) {
                    site.moons.push(moon);
                }
                top.iter().for_each(|moon| site.moons.push(moon));
            }
        }
        for (pile, &count) in piles.iter_mut().zip(&self.piles) {
            pile.truncate(count.into());
        }
        (sites, piles)
    }

    fn imagine_modules(&self, row: usize, chance: &mut impl Chance) -> ArrayVec<ModuleId, 27> {
        let mut seen: ModuleSet = self.display[row].iter().flatten().copied().collect();
        self.under[row].iter().for_each(|&module| seen.insert(module));
        for rival in &self.players {
            seen = seen.or(rival.open.modules);
        }
        self.unity.iter().flat_map(|seen| &seen.open.modules).for_each(|&module| seen.insert(module));
        for frame in self.pending.frames() {
            if let Frame::PassOn { module, .. }
            | Frame::AcceptModule { module, .. }
            | Frame::PlaceModule { module, .. } = frame
            {
                seen.insert(*module);
            }
        }
        let hidden = |module: &ModuleId| {
            module.card().row == Track::ROWS[row] && !module.card().core && !seen.contains(*module)
        };
        let mut unseen: ArrayVec<ModuleId, 27> = ModuleId::all().filter(hidden).collect();
        chance.shuffle(&mut unseen);
        let mut deck = self.under[row].clone();
        deck.extend(unseen.into_iter().take(usize::from(self.decks[row]) - deck.len()));
        deck
    }

    fn imagine_planets(&self, chance: &mut impl Chance) -> ArrayVec<PlanetId, 15> {
        let laid: PlanetSet = self
            .sites
            .iter()
            .filter_map(|site| match site.tile {
                Tile::Planet(planet) => Some(planet),
                Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => None,
            })
            .collect();
        let mut stack: ArrayVec<PlanetId, 15> =
            PlanetId::all().filter(|&planet| !laid.contains(planet)).collect();
        chance.shuffle(&mut stack);
        stack.truncate(self.planets.into());
        stack
    }

    fn imagine_events(&self, chance: &mut impl Chance) -> ArrayVec<(EventId, orrery_kernel::SeatSet), 10> {
        let mut seen: EventSet = self.events.iter().filter_map(|card| card.0).collect();
        self.event.into_iter().chain(self.spent_events.iter()).for_each(|event| seen.insert(event));
        let twilight = self.options.deck == Deck::CosmicTwilight;
        let hidden = |event: &EventId| event.card().twilight == twilight && !seen.contains(*event);
        let mut unseen: ArrayVec<EventId, 20> = EventId::all().filter(hidden).collect();
        chance.shuffle(&mut unseen);
        let fill = |&(known, eyes): &(Option<EventId>, _)| {
            (known.or_else(|| unseen.pop()).unwrap_or(EventId::numbered(0)), eyes)
        };
        self.events.iter().map(fill).collect()
    }

    fn imagine_raiders(&self, chance: &mut impl Chance) -> Raiders {
        let cards = Class::ALL.map(|class| {
            let of: ArrayVec<RaiderId, 10> =
                RaiderId::all().filter(|raider| raider.card().class == class).collect();
            let known = self.raiders[class as usize];
            known.or_else(|| chance.pick(&of)).unwrap_or(self.options.s_class)
        });
        Raiders {
            cards,
            revealed: self.raiders_revealed,
            markers: self.raider_markers,
            swarm: self.swarm.clone(),
            single: self.single,
        }
    }

    fn imagine_players(
        &self,
        cards: &mut ArrayVec<TacticId, 80>,
        tokens: &mut ArrayVec<DiscoveryId, 48>,
        chance: &mut impl Chance,
    ) -> ArrayVec<Player, 4> {
        let mut factions = self.unseen_factions(chance);
        let mut destinies = self.unseen_destinies(chance);
        let mut tiles = Ship::ALL.map(|ship| self.unseen_tiles(ship, chance));
        let players = self.players.iter().map(|rival| {
            let mut player = rival.open.clone();
            player.hand =
                rival.hand.unwrap_or_else(|| deal::<_, 80, 80>(cards, rival.cards).into_iter().collect());
            let found =
                |tokens: &mut _| deal::<_, 48, 48>(tokens, rival.tokens).into_iter().collect::<Finds>();
            player.finds = rival.finds.unwrap_or_else(|| found(tokens));
            self.imagine_faction(&mut player, rival, &mut factions, chance);
            player.tiles = rival.tiles.unwrap_or_else(|| imagine_tiles(&player, &mut tiles));
            self.imagine_destiny(&mut player, rival, &mut destinies, chance);
            player
        });
        players.collect()
    }

    fn imagine_faction(
        &self,
        player: &mut Player,
        rival: &Rival,
        unseen: &mut ArrayVec<FactionId, 16>,
        chance: &mut impl Chance,
    ) {
        player.faction = rival.faction;
        if !self.pending.frames().contains(&Frame::Factions) {
            return;
        }
        player.dealt = rival.dealt.clone().unwrap_or_else(|| {
            let mut dealt: ArrayVec<FactionId, 3> = deal(unseen, 3);
            dealt.sort_unstable();
            dealt
        });
        if rival.dealt.is_none() && rival.chosen {
            player.faction = chance.pick(&player.dealt);
        }
    }

    fn unseen_factions(&self, chance: &mut impl Chance) -> ArrayVec<FactionId, 16> {
        let seen: FactionSet =
            self.players.iter().filter_map(|rival| rival.dealt.clone()).flatten().collect();
        let mut unseen: ArrayVec<FactionId, 16> = FactionId::all().filter(|&it| !seen.contains(it)).collect();
        chance.shuffle(&mut unseen);
        unseen
    }

    fn unseen_destinies(&self, chance: &mut impl Chance) -> ArrayVec<DestinyId, 32> {
        let dealt = self.players.iter().filter_map(|rival| rival.destinies.clone()).flatten();
        let shown = self.players.iter().filter_map(|rival| rival.destiny);
        let seen: DestinySet = dealt.chain(shown).collect();
        let mut unseen: ArrayVec<DestinyId, 32> = DestinyId::all().filter(|&it| !seen.contains(it)).collect();
        chance.shuffle(&mut unseen);
        unseen
    }

    fn imagine_destiny(
        &self,
        player: &mut Player,
        rival: &Rival,
        unseen: &mut ArrayVec<DestinyId, 32>,
        chance: &mut impl Chance,
    ) {
        if !self.options.destiny {
            return;
        }
        player.destiny = rival.destiny;
        player.destinies = rival.destinies.clone().unwrap_or_else(|| {
            let mut dealt: ArrayVec<DestinyId, 2> = rival.destiny.into_iter().collect();
            dealt.extend(deal::<_, 2, 32>(unseen, 2 - dealt.len() as u8));
            dealt.sort_unstable();
            dealt
        });
        if rival.destiny.is_none() && rival.destined {
            player.destiny = chance.pick(&player.destinies);
        }
    }

    fn unseen_tiles(&self, ship: Ship, chance: &mut impl Chance) -> ArrayVec<UpgradeId, 36> {
        let mut seen = UpgradeSet::default();
        for rival in &self.players {
            rival.tiles.iter().flat_map(|tiles| tiles.iter()).for_each(|tile| seen.insert(tile));
            rival.open.upgrades.iter().flatten().for_each(|&tile| seen.insert(tile));
        }
        let hidden =
            |tile: &UpgradeId| tile.card().ship == ship && !tile.card().faction && !seen.contains(*tile);
        let mut unseen: ArrayVec<UpgradeId, 36> = UpgradeId::all().filter(hidden).collect();
        chance.shuffle(&mut unseen);
        unseen
    }

    /// A card or token being handed over that the viewer does not see is any of those that the giver holds.
    fn imagine_transfer(&self, game: &mut AndromedasEdge, chance: &mut impl Chance) {
        for nth in 0..game.stack.frames().len() {
            let Frame::Transfer { from, to, thing } = game.stack.frames()[nth] else { continue };
            if matches!(self.viewer, Viewer::Seat(seat) if game.eyes(from).contains(seat)) {
                continue;
            }
            let giver = game.player(from);
            let thing = match thing {
                Thing::Card(card) => {
                    let held: ArrayVec<TacticId, 80> = giver.hand.cards().collect();
                    Thing::Card(chance.pick(&held).unwrap_or(card))
                }
                Thing::Discovery(token) => {
                    let held: ArrayVec<DiscoveryId, 16> = giver.finds.kinds().collect();
                    Thing::Discovery(chance.pick(&held).unwrap_or(token))
                }
                thing @ (Thing::Resource(_) | Thing::Moon(_) | Thing::Token(_)) => thing,
            };
            game.stack.frames_mut()[nth] = Frame::Transfer { from, to, thing };
        }
    }
}

/// One neutral tile of each type that was not placed, and the faction's own if it was not.
fn imagine_tiles(player: &Player, unseen: &mut [ArrayVec<UpgradeId, 36>; 4]) -> UpgradeSet {
    let mut tiles = UpgradeSet::default();
    for ship in Ship::ALL {
        let placed = player.upgrades[ship as usize];
        if placed.is_none_or(|tile| tile.card().faction) {
            unseen[ship as usize].pop().into_iter().for_each(|tile| tiles.insert(tile));
        }
    }
    let own = player.faction.map(|faction| faction.card().upgrade);
    let begun = player.dealt.is_empty();
    own.filter(|&tile| begun && !player.upgrades.contains(&Some(tile)))
        .into_iter()
        .for_each(|tile| tiles.insert(tile));
    tiles
}

/// Takes so many from the end.
pub(crate) fn deal<T, const N: usize, const M: usize>(
    from: &mut ArrayVec<T, M>,
    count: u8,
) -> ArrayVec<T, N> {
    (0..count).map_while(|_| from.pop()).take(N).collect()
}
