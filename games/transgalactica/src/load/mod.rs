//! Reading the content file: numbers, tracks, panel, cards and tiles. Whatever is wrong in it is one diagnostic with
//! file, line, column and a caret.

mod board;
mod cards;
mod galaxy;
mod read;

use orrery_script::{Diagnostic, Document};

use crate::content::{Content, TileColor};
use crate::effect::Code;
use crate::ids::PlanetId;
use read::{Read, each};

impl Content {
    /// Reads the tables from the text of a content file.
    pub fn load(name: &str, text: &str) -> Result<Self, Diagnostic> {
        let doc = Document::parse(name, text)?;
        let code = &mut Code::default();
        let areas = board::areas(&doc, code)?;
        let yields = galaxy::yields(&doc)?;
        let planets = galaxy::planets(&doc, &yields, code)?;
        let place_of = |kind| planets.iter().position(|planet| planet.kind == kind).unwrap_or(0) as u8;
        let (central, terror) =
            (place_of(crate::kinds::PlanetType::Central), place_of(crate::kinds::PlanetType::Terror));
        Self {
            limits: board::limits(&doc)?,
            tracks: board::tracks(&doc, &areas, code)?,
            trade_name: board::trade_name(&doc)?,
            round_tiles: board::round_tiles(&doc)?,
            rows: board::rows(&doc)?,
            outposts: board::outposts(&doc, code)?,
            crew_spaces: board::crew_spaces(&doc, code)?,
            offices: each(&doc, "office", 4..=4, |entry| cards::office(entry, code))?,
            maps: galaxy::maps(&doc)?,
            technologies: each(&doc, "technology", 9..=30, |entry| cards::technology(entry, code))?,
            missions: each(&doc, "mission", 6..=26, |entry| cards::mission(entry, code))?,
            decrees: each(&doc, "decree", 4..=12, cards::decree)?,
            objectives: each(&doc, "objective", 10..=14, |entry| cards::objective(entry, code))?,
            skills: each(&doc, "skill", 5..=10, |entry| cards::skill(entry, code))?,
            bonuses: each(&doc, "bonus", 2..=32, |entry| cards::bonus(entry, code))?,
            mining_tiles: each(&doc, "mining_tile", 5..=13, |entry| cards::mining_tile(entry, code))?,
            fleets: each(&doc, "fleet_tile", 3..=3, |entry| cards::fleet(entry, code))?,
            pirates: each(&doc, "pirate", 6..=6, |entry| cards::pirate(entry, code))?,
            wealths: each(&doc, "wealth", 10..=14, |entry| cards::wealth(entry, code))?,
            areas,
            yields,
            central: PlanetId::numbered(central),
            terror: PlanetId::numbered(terror),
            planets,
            code: std::mem::take(code),
        }
        .checked(&doc)
    }

    /// What needs several tables: enough tiles for every stack, enough missions and decrees for every slot.
    fn checked(self, doc: &Document) -> Read<Self> {
        let tiles = |color| {
            self.bonuses.iter().filter(|tile| tile.color == color).map(|tile| tile.copies).sum::<u8>()
        };
        if tiles(TileColor::Basic) < 19 || tiles(TileColor::Advanced) < 14 {
            return Err(doc
                .all()
                .error("bonus", "there are too few bonus tiles for all stacks and the stockpile"));
        }
        if tiles(TileColor::Basic) > 20 || tiles(TileColor::Advanced) > 20 {
            return Err(doc.all().error("bonus", "there are at most 20 bonus tiles of a colour"));
        }
        if self.mining_tiles.iter().map(|tile| tile.copies).sum::<u8>() > 13 {
            return Err(doc.all().error("mining_tile", "there are at most 13 mining tiles"));
        }
        let missions = |level| self.missions.iter().filter(|mission| mission.level == level).count();
        if missions(1) < 3 || missions(2) < 3 || missions(1) + missions(2) != self.missions.len() {
            return Err(doc
                .all()
                .error("mission", "there are 3 missions of level 1 and of level 2 at least"));
        }
        if (0..4).any(|deck| self.decrees.iter().all(|decree| decree.deck != deck)) {
            return Err(doc.all().error("decree", "each of the four decks has a decree at least"));
        }
        if (1..=3).any(|level| self.technologies.iter().filter(|card| card.level == level).count() < 3) {
            return Err(doc.all().error("technology", "there are 3 technology cards of each level at least"));
        }
        Ok(self)
    }
}
