//! The messages on the socket of an open table.
//!
//! The client opens `/api/matches/ID/socket?seq=N`, where N is the last entry that it has seen (0: none). The server
//! says [`ToClient::Welcome`] with all that was missed, then [`ToClient::Update`] for every entry of the log, numbered
//! without a gap: whoever sees a gap asks [`ToServer::Resync`]. What a client asks for carries an id of its own; the
//! answer, [`ToClient::Done`], comes when the effect is durable. After a lost connection the client asks again with the
//! same id: it happens once.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ActionId, ClockFace, Command, Ending, MatchId, Millis, Order, Problem, Role, SeatCard, Status};

/// What the client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Do this.
    Do {
        /// The client's own name for the wish.
        id: ActionId,
        /// The last entry that the client had seen when it wished so. An action of the game on an older position is
        /// refused if the position has changed since.
        seq: u32,
        /// What.
        command: Command,
    },
    /// Say something to the table.
    Chat {
        /// The client's own name for it.
        id: ActionId,
        /// At most 500 characters.
        text: String,
    },
    /// Tell me everything after this entry again.
    Resync {
        /// The last entry seen.
        seq: u32,
    },
    /// Are you there?
    Ping {
        /// Comes back.
        n: u64,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First message, and the answer to `resync`.
    Welcome {
        /// What you are here.
        you: Role,
        /// What was missed, oldest first. If more was missed than is told at once, it begins later than asked.
        missed: Vec<News>,
        /// Where the table is now.
        state: Box<State>,
        /// The last lines of the chat.
        chat: Vec<ChatLine>,
    },
    /// Something happened.
    Update {
        /// What.
        news: News,
        /// Where the table is now.
        state: Box<State>,
    },
    /// What you asked for is done and durable.
    Done {
        /// The client's name for it.
        id: ActionId,
        /// The entry of the log that did it.
        seq: u32,
    },
    /// What you asked for was refused; nothing changed.
    Refused {
        /// The client's name for it.
        id: ActionId,
        /// Why.
        problem: Problem,
    },
    /// A message was not understood, or the table cannot be had.
    Trouble {
        /// Why.
        problem: Problem,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// I am here.
    Pong {
        /// What the ping said.
        n: u64,
    },
}

/// An entry of the log as this viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct News {
    /// Its number, from 1 without gaps.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The table was made.
    Created,
    /// Somebody sat down, or a seat was given to a bot, opened, or kept for a guest.
    Seated {
        /// Where.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Somebody is ready, or no longer.
    Ready {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Ready?
        ready: bool,
    },
    /// All were ready: the table was set.
    Started {
        /// SHA-256 of the key of all dice and shuffles; the key is shown when the match is over.
        seal: String,
        /// What happened while the table was set.
        events: Vec<Value>,
    },
    /// A decision was made.
    Played {
        /// Whose.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Who made it. Standing orders are told to their owner alone; others see a person.
        hand: Hand,
        /// What was decided, told to the one who did and, once the match is over, to everyone. Others see the events.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<String>,
        /// What happened.
        events: Vec<Value>,
    },
    /// Decisions were taken back: the game stands again as after entry `to`.
    Undone {
        /// Who took them back.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// The entry.
        to: u32,
    },
    /// Somebody asks the table to go back.
    UndoAsked {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// To the position after this entry.
        to: u32,
    },
    /// Somebody agreed, or not. When the last has agreed, the entry itself takes the decisions back.
    UndoAnswered {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Agreed?
        yes: bool,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// A bot plays for somebody.
    StoodIn {
        /// For whom.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// Somebody is back.
    Returned {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Somebody gave standing orders. Only the owner is told what; others see that an entry is there.
    Ordered,
    /// The rules were revised; the match goes on under the new ones from the position after entry `to`.
    Revised {
        /// The new revision.
        revision: u16,
        /// The entry.
        to: u32,
    },
    /// The next match was made.
    Rematch {
        /// Its name.
        id: MatchId,
    },
    /// The rules failed; the match was stopped.
    Quarantined,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The holder of the seat.
    Person,
    /// A bot.
    Bot,
    /// A standing order of the holder.
    Order,
}

/// Where the table is, as this viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// The last entry of the log that is in it.
    pub seq: u32,
    /// When this was said, by the clock of the server.
    pub now: Millis,
    /// How far the match is.
    pub status: Status,
    /// Who sits where, seat 1 first.
    pub seats: Vec<SeatCard>,
    /// The clock of each seat.
    pub clocks: Vec<ClockFace>,
    /// Whom it waits for.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub asked: Vec<Seat>,
    /// While this viewer is asked: the time after which others may have a bot play for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
    /// The position as the game shows it to this viewer; absent before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
    /// What this viewer may do, if they asked to be told (`?offers=true`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Offer>>,
    /// The entries to which this viewer can go back alone, nearest first: one step, two steps …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undo: Vec<u32>,
    /// What somebody has asked the table to agree to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<UndoWish>,
    /// The viewer's own standing orders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
    /// SHA-256 of the key of all dice and shuffles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// The key itself, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
    /// The match that follows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<MatchId>,
}

/// Something that a seat may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    /// In the notation of the game: what to send.
    pub action: String,
    /// The same in parts, as the game's own type writes itself.
    pub parts: Value,
}

/// A wish to go back that waits for the agreement of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoWish {
    /// Whose wish.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// To the position after this entry.
    pub to: u32,
    /// Who has not answered yet.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub waits_for: Vec<Seat>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// Its number, from 1.
    pub n: u32,
    /// When.
    pub at: Millis,
    /// The seat of whoever said it; none for a host who does not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// The name of whoever said it.
    pub name: String,
    /// What.
    pub text: String,
}
