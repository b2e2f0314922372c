//! What holds in every position, for tests: no piece is lost or doubled, no track is left. And the same position with
//! everything dealt anew that a viewer cannot know.

use orrery_kernel::{Chance, Seat, SeatSet, Viewer};

use crate::content::content;
use crate::frame::Frame;
use crate::ids::{
    DestinyId, DiscoveryId, EventId, FactionId, Finds, Hand, ModuleId, MoonId, PlanetId, RaiderId, TacticId,
    UpgradeId,
};
use crate::kinds::{Class, Ship, Side, Track};
use crate::options::Deck;
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// What is wrong with the position, if anything is.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_tiles()?;
        self.audit_moons()?;
        self.audit_cards()?;
        self.audit_modules()?;
        self.audit_raiders()?;
        self.audit_unity()?;
        Seat::all(self.count()).try_for_each(|seat| self.audit_player(seat))
    }

    fn audit_tiles(&self) -> Result<(), String> {
        for planet in PlanetId::all() {
            let laid = self.sites.iter().filter(|site| site.tile == Tile::Planet(planet)).count();
            let stacked = self.planets.iter().filter(|&&other| other == planet).count();
            if laid + stacked != 1 {
                return Err(format!("{planet} is there {} times", laid + stacked));
            }
        }
        for site in &self.sites {
            if site.development.is_some() && !matches!(site.tile, Tile::Planet(_)) {
                return Err("a development stands on no planet".to_owned());
            }
        }
        Ok(())
    }

    fn audit_moons(&self) -> Result<(), String> {
        let waiting = self.stack.frames().iter().filter_map(|frame| match frame {
            Frame::Room { moon, .. } => Some(*moon),
            _ => None,
        });
        let mut all: Vec<MoonId> = waiting.collect();
        all.extend(self.sites.iter().flat_map(|site| site.moons.iter()));
        all.extend(self.piles.iter().flatten());
        all.extend(&self.lost_moons);
        all.extend(
            self.berths
                .iter()
                .flat_map(|berth| [berth.input, berth.output])
                .filter_map(crate::player::Slot::moon),
        );
        all.extend(self.unity().iter().flat_map(|unity| unity.moons.iter()));
        for player in &self.players {
            all.extend(player.moons.iter().copied().chain(player.operations.moon()));
        }
        for moon in MoonId::all() {
            let count = all.iter().filter(|&&other| other == moon).count();
            if count != usize::from(moon.card().copies) {
                return Err(format!("{moon} is there {count} times"));
            }
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        for card in TacticId::all() {
            let held: u8 = self
                .players
                .iter()
                .map(|player| player.hand.count(card) + player.sustained.count(card))
                .sum::<u8>()
                + self.unity().map_or(0, |unity| unity.hand.count(card));
            let played = self.stack.frames().iter().filter(|frame| match frame {
                Frame::Card { card: own, .. } | Frame::CardDone { card: own, .. } => *own == card,
                _ => false,
            });
            let lying = self.deck.iter().chain(&self.drawn).filter(|&&other| other == card);
            let all = held + self.discard.count(card) + (played.count() + lying.count()) as u8;
            if all != card.card().copies {
                return Err(format!("{card} is there {all} times"));
            }
        }
        for token in DiscoveryId::all() {
            let held = self.players.iter().map(|player| player.finds.count(token)).sum::<u8>()
                + self.unity().map_or(0, |unity| unity.finds.count(token));
            let stacked = self.stacks.iter().flatten().filter(|&&other| other == token).count() as u8;
            if held + stacked + self.spent_finds.count(token) > token.card().copies {
                return Err(format!("{token} is there too often"));
            }
        }
        let twilight = self.options.deck == Deck::CosmicTwilight;
        for event in EventId::all().filter(|event| event.card().twilight == twilight) {
            let lying = self.events.iter().filter(|card| card.0 == event).count();
            let all = lying
                + usize::from(self.spent_events.contains(event))
                + usize::from(self.event == Some(event));
            if all != 1 {
                return Err(format!("{event} is there {all} times"));
            }
        }
        for tile in UpgradeId::all() {
            let held = self.players.iter().filter(|player| player.tiles.contains(tile)).count();
            let placed = self.players.iter().filter(|player| player.upgrades.contains(&Some(tile))).count();
            if held + placed > 1 {
                return Err(format!("{tile} is there twice"));
            }
        }
        Ok(())
    }

    fn audit_modules(&self) -> Result<(), String> {
        for module in ModuleId::all().filter(|module| !module.card().core) {
            let row = module.card().row as usize;
            let shown = self.display[row].iter().filter(|&&other| other == Some(module)).count();
            let hidden = self.decks[row].iter().filter(|&&other| other == module).count();
            let held = self.players.iter().filter(|player| player.modules.contains(module)).count()
                + self.unity().map_or(0, |unity| unity.modules.iter().filter(|&&own| own == module).count());
            let moving = self.stack.frames().iter().filter(|frame| match frame {
                Frame::PassOn { module: own, .. }
                | Frame::AcceptModule { module: own, .. }
                | Frame::PlaceModule { module: own, .. } => *own == module,
                _ => false,
            });
            let all = shown + hidden + held + moving.count();
            if all != 1 {
                return Err(format!("{module} is there {all} times"));
            }
        }
        Ok(())
    }

    fn audit_raiders(&self) -> Result<(), String> {
        for class in Class::ALL {
            if self.raiders.card(class).class != class {
                return Err(format!("there is no raider of class {class}"));
            }
        }
        let mut singles: Vec<_> = self.raiders.single.iter().flatten().copied().collect();
        singles.extend(self.raiders.swarm.first());
        for space in self.raiders.single.iter().flatten() {
            let sharing = self.raiders.swarm.contains(space)
                || self.raiders.single.iter().filter(|&&other| other == Some(*space)).count() > 1;
            if sharing {
                return Err(format!("two classes of raiders are on {space}"));
            }
        }
        if self.raiders.swarm.is_sorted() { Ok(()) } else { Err("the swarm is out of order".to_owned()) }
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let (player, fleet) = (self.player(seat), self.fleet(seat));
        let developments =
            self.sites.iter().filter(|site| site.development == Some(Side::of(seat))).count() as u8;
        let ships = |ship: Ship| {
            let places = [fleet.unbuilt, fleet.bay, fleet.scrapped, fleet.barge, fleet.docked];
            let inside = if ship == Ship::Transport { developments } else { 0 };
            places.iter().chain(&fleet.board).map(|squad| squad.count(ship)).sum::<u8>() + inside
        };
        let choosing = self
            .stack
            .frames()
            .iter()
            .any(|frame| matches!(frame, Frame::Factions | Frame::Destinies | Frame::Begin));
        let leaders = player.leaders + player.spent_leaders + self.leaders[seat.index()].iter().sum::<u8>();
        let industry = player.modules.iter().filter(|module| module.card().row == Track::Industry).count();
        let checks = [
            ("ships", Ship::ALL.into_iter().all(|ship| ships(ship) == content().ships[ship as usize].copies)),
            ("leaders", choosing || leaders == 9),
            (
                "tracks",
                Track::ALL
                    .into_iter()
                    .all(|track| player.markers[track as usize] <= content().tracks[track as usize].top()),
            ),
            ("VP", player.vp() >= 0),
            ("moons", player.moons.len() <= usize::from(player.moon_limit()) && player.moons.is_sorted()),
            ("industry row", self.industry_row(seat).len() == industry),
            ("developments", player.all_developments() == developments),
            ("a ship", choosing || fleet.built() > 0),
            (
                "tiles",
                player.tiles.len() + player.upgrades.iter().flatten().count() as u8
                    == 4 + u8::from(player.faction.is_some() && player.dealt.is_empty()),
            ),
            (
                "shields",
                Ship::ALL.into_iter().all(|ship| player.shields[ship as usize] <= player.stats(ship).shields),
            ),
            (
                "places",
                fleet
                    .board
                    .iter()
                    .zip(&self.sites)
                    .all(|(squad, site)| squad.is_empty() || site.tile != Tile::None),
            ),
        ];
        match checks.iter().find(|check| !check.1) {
            None => Ok(()),
            Some((what, _)) => Err(format!("seat {seat} cannot have this ({what}): {player:?} {fleet:?}")),
        }
    }

    /// The same position with everything the viewer cannot know dealt anew. Works on the state, so that a view that
    /// tells too much is found out.
    pub fn reshuffled(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut game = self.clone();
        for row in 0..4 {
            let known = usize::from(game.under[row]);
            chance.shuffle(&mut game.decks[row][known..]);
        }
        chance.shuffle(&mut game.planets);
        game.reshuffle_moons(viewer, chance);
        game.reshuffle_events(viewer, chance);
        let strangers: SeatSet =
            Seat::all(self.count()).filter(|&seat| self.is_secret_to(viewer, seat)).collect();
        game.redeal_cards(viewer, strangers, chance);
        game.redeal_tokens(viewer, strangers, chance);
        game.redeal_tiles(strangers, chance);
        game.redeal_secrets(viewer, strangers, chance);
        game.reshuffle_unity(chance);
        for class in [Class::A, Class::B, Class::C, Class::D] {
            let nth = class as usize;
            if self.raiders.revealed & 1 << nth == 0 && self.options.raiders[nth - 1].is_none() {
                let of: Vec<RaiderId> =
                    RaiderId::all().filter(|raider| raider.card().class == class).collect();
                game.raiders.cards[nth] = chance.pick(&of).unwrap_or(game.raiders.cards[nth]);
            }
        }
        game
    }

    /// Is what the seat alone knows kept from the viewer?
    fn is_secret_to(&self, viewer: Viewer, seat: Seat) -> bool {
        !matches!(viewer, Viewer::Seat(own) if self.eyes(seat).contains(own))
    }

    fn reshuffle_moons(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for track in Track::ALL {
            let mut hidden: Vec<MoonId> = self.piles[track as usize].to_vec();
            let surveyed = |game: &Self, place: usize| {
                game.stack.frames().iter().any(|frame| match *frame {
                    Frame::Survey { seat, space } => {
                        space.index() == place && !game.is_secret_to(viewer, seat)
                    }
                    _ => false,
                })
            };
            let covered: Vec<usize> = (0..29)
                .filter(|&place| matches!(self.sites[place].tile, Tile::Planet(planet) if planet.card().kind == track))
                .filter(|&place| self.sites[place].moons.len() > 1 && !surveyed(self, place))
                .collect();
            for &place in &covered {
                let moons: Vec<MoonId> = self.sites[place].moons.iter().collect();
                hidden.extend(&moons[..moons.len() - 1]);
            }
            chance.shuffle(&mut hidden);
            for &place in &covered {
                let moons: Vec<MoonId> = self.sites[place].moons.iter().collect();
                self.sites[place].moons = Default::default();
                for _ in 1..moons.len() {
                    hidden.pop().into_iter().for_each(|moon| self.sites[place].moons.push(moon));
                }
                moons.last().into_iter().for_each(|&moon| self.sites[place].moons.push(moon));
            }
            self.piles[track as usize] = hidden.into_iter().collect();
        }
    }

    fn reshuffle_events(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let sees = |eyes: SeatSet| matches!(viewer, Viewer::Seat(seat) if eyes.contains(seat));
        let mut hidden: Vec<EventId> =
            self.events.iter().filter(|card| !sees(card.1)).map(|card| card.0).collect();
        chance.shuffle(&mut hidden);
        for card in self.events.iter_mut().filter(|card| !sees(card.1)) {
            card.0 = hidden.pop().unwrap_or(card.0);
        }
    }

    fn redeal_cards(&mut self, viewer: Viewer, strangers: SeatSet, chance: &mut impl Chance) {
        let mut hidden: Vec<TacticId> = self.deck.to_vec();
        let keeper = self.stack.frames().iter().find_map(|frame| match frame {
            Frame::Keep { seat, .. } => Some(*seat),
            _ => None,
        });
        let drawn_is_hidden = keeper.is_some_and(|seat| self.is_secret_to(viewer, seat));
        if drawn_is_hidden {
            hidden.extend(&self.drawn);
        }
        strangers.iter().for_each(|seat| hidden.extend(self.player(seat).hand.cards()));
        hidden.extend(self.unity().into_iter().flat_map(|unity| unity.hand.cards()));
        chance.shuffle(&mut hidden);
        if let Some(unity) = self.unity_mut() {
            unity.hand = (0..unity.hand.len()).filter_map(|_| hidden.pop()).collect();
        }
        for seat in strangers.iter() {
            let count = self.player(seat).hand.len();
            self.player_mut(seat).hand = (0..count).filter_map(|_| hidden.pop()).collect::<Hand>();
        }
        if drawn_is_hidden {
            self.drawn = (0..self.drawn.len()).filter_map(|_| hidden.pop()).collect();
            self.drawn.sort_unstable();
        }
        self.deck = hidden.into_iter().collect();
        self.repair_transfer(viewer, chance);
    }

    /// A card being handed over out of sight is one that the giver has.
    fn repair_transfer(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for nth in 0..self.stack.frames().len() {
            if let Frame::Transfer { from, to, thing: crate::action::Thing::Card(_) } =
                self.stack.frames()[nth]
                && self.is_secret_to(viewer, from)
            {
                let cards: Vec<TacticId> = self.player(from).hand.cards().collect();
                if let Some(card) = chance.pick(&cards) {
                    self.stack.frames_mut()[nth] =
                        Frame::Transfer { from, to, thing: crate::action::Thing::Card(card) };
                }
            }
        }
    }

    fn redeal_tokens(&mut self, viewer: Viewer, strangers: SeatSet, chance: &mut impl Chance) {
        let sees = |eyes: SeatSet| matches!(viewer, Viewer::Seat(seat) if eyes.contains(seat));
        let mut hidden = Vec::new();
        for token in DiscoveryId::all() {
            let known = Seat::all(self.count()).filter(|&seat| !strangers.contains(seat));
            let held: u8 = known.map(|seat| self.player(seat).finds.count(token)).sum();
            let stacks = (0..3).filter(|&nth| sees(self.stacks_seen[nth]));
            let seen =
                stacks.flat_map(|nth| self.stacks[nth].iter()).filter(|&&other| other == token).count() as u8;
            let left = token.card().copies - held - seen - self.spent_finds.count(token);
            hidden.extend(std::iter::repeat_n(token, left.into()));
        }
        chance.shuffle(&mut hidden);
        if let Some(unity) = self.unity_mut() {
            unity.finds = (0..unity.finds.len()).filter_map(|_| hidden.pop()).collect();
        }
        for seat in strangers.iter() {
            let count = self.player(seat).finds.len();
            self.player_mut(seat).finds = (0..count).filter_map(|_| hidden.pop()).collect::<Finds>();
        }
        for nth in (0..3).filter(|&nth| !sees(self.stacks_seen[nth])).collect::<Vec<_>>() {
            self.stacks[nth] = (0..self.stacks[nth].len()).filter_map(|_| hidden.pop()).collect();
        }
        for nth in 0..self.stack.frames().len() {
            if let Frame::Transfer { from, to, thing: crate::action::Thing::Discovery(_) } =
                self.stack.frames()[nth]
                && strangers.contains(from)
                && let Some(token) = self.player(from).finds.kinds().next()
            {
                let thing = crate::action::Thing::Discovery(token);
                self.stack.frames_mut()[nth] = Frame::Transfer { from, to, thing };
            }
        }
    }

    fn redeal_tiles(&mut self, strangers: SeatSet, chance: &mut impl Chance) {
        for ship in Ship::ALL {
            let fits = |tile: &UpgradeId| tile.card().ship == ship && !tile.card().faction;
            let known: Vec<UpgradeId> = Seat::all(self.count())
                .flat_map(|seat| {
                    let held =
                        if strangers.contains(seat) { Default::default() } else { self.player(seat).tiles };
                    let placed: Vec<UpgradeId> = self.player(seat).upgrades.into_iter().flatten().collect();
                    held.iter().chain(placed).collect::<Vec<_>>()
                })
                .collect();
            let mut hidden: Vec<UpgradeId> =
                UpgradeId::all().filter(fits).filter(|tile| !known.contains(tile)).collect();
            chance.shuffle(&mut hidden);
            for seat in strangers.iter() {
                let held: Vec<UpgradeId> = self.player(seat).tiles.iter().filter(fits).collect();
                for tile in held {
                    self.player_mut(seat).tiles.remove(tile);
                    hidden.pop().into_iter().for_each(|tile| self.player_mut(seat).tiles.insert(tile));
                }
            }
        }
    }

    fn redeal_secrets(&mut self, viewer: Viewer, strangers: SeatSet, chance: &mut impl Chance) {
        // What is chosen at the same time is secret from teammates too.
        let choosing =
            self.stack.frames().iter().any(|frame| matches!(frame, Frame::Factions | Frame::Destinies));
        let others: SeatSet = Seat::all(self.count()).filter(|&seat| !viewer.is(seat)).collect();
        let strangers = if choosing { others } else { strangers };
        let known = |seat: &Seat| !strangers.contains(*seat);
        if self.stack.frames().contains(&Frame::Factions) {
            let own: Vec<FactionId> = Seat::all(self.count())
                .filter(known)
                .flat_map(|seat| self.player(seat).dealt.clone())
                .collect();
            let mut hidden: Vec<FactionId> = FactionId::all().filter(|card| !own.contains(card)).collect();
            chance.shuffle(&mut hidden);
            for seat in strangers.iter() {
                let player = self.player_mut(seat);
                player.dealt = (0..3).filter_map(|_| hidden.pop()).collect();
                player.dealt.sort_unstable();
                player.faction = player.faction.and_then(|_| chance.pick(&player.dealt));
            }
        }
        if self.options.destiny && self.stack.top().is_some() {
            let own: Vec<DestinyId> = Seat::all(self.count())
                .filter(known)
                .flat_map(|seat| self.player(seat).destinies.clone())
                .collect();
            let mut hidden: Vec<DestinyId> = DestinyId::all().filter(|card| !own.contains(card)).collect();
            chance.shuffle(&mut hidden);
            for seat in strangers.iter() {
                let player = self.player_mut(seat);
                player.destinies = (0..2).filter_map(|_| hidden.pop()).collect();
                player.destinies.sort_unstable();
                player.destiny = player.destiny.and_then(|_| chance.pick(&player.destinies));
            }
        }
    }
}
