//! What a player keeps in mind between two messages: how far the log was heard, and what was asked for and not yet
//! answered. No network, no clock: messages in, what they mean out.

use std::collections::VecDeque;

use orrery_wire::table::ChatLine;
use orrery_wire::{ActionId, Code, News, Problem, Role, State, ToClient, ToServer};

/// What a message meant to the one who follows.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The server knows who this is.
    Welcome(Role),
    /// The next entry of the log. Numbers never repeat, and never leave a gap without a `Skipped` before.
    News(News),
    /// These entries were not told, because too many were missed at once; the log has them.
    Skipped {
        /// The first.
        from: u32,
        /// The last.
        to: u32,
    },
    /// Where the table is now.
    State(Box<State>),
    /// What was asked for is done and durable.
    Done {
        /// The own name for it.
        id: ActionId,
        /// The entry that did it.
        seq: u32,
    },
    /// What was said to the table is written down.
    Said {
        /// The own name for it.
        id: ActionId,
        /// The number of the line.
        n: u32,
    },
    /// What was asked for was refused for good.
    Refused {
        /// The own name for it.
        id: ActionId,
        /// Why.
        problem: Problem,
    },
    /// The server did not understand, or the table cannot be had.
    Trouble(Problem),
    /// Somebody said something.
    Chat(ChatLine),
    /// A gap was seen: everything after this entry is asked for again.
    Gap {
        /// The last entry heard without a gap.
        after: u32,
    },
}

/// What has to be done after a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Next {
    Nothing,
    /// Say this at once.
    Say(ToServer),
    /// The server is busy: wait a little, then ask again for what is unanswered.
    Wait,
}

/// Something asked for and not yet answered.
#[derive(Clone, Debug, PartialEq)]
struct Wish {
    id: ActionId,
    message: ToServer,
    sent: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Follow {
    /// The last entry heard.
    seq: u32,
    /// The entry of the latest state told.
    state: Option<u32>,
    /// A gap was seen and the whole is on its way; until then updates cannot fit.
    resyncing: bool,
    wishes: VecDeque<Wish>,
}

impl Follow {
    /// The most that may wait for an answer.
    pub(crate) const MOST_WISHES: usize = 32;

    /// Follows from after this entry.
    pub(crate) fn after(seq: u32) -> Self {
        Self { seq, ..Self::default() }
    }

    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// How much is asked for and not yet answered.
    pub(crate) fn waiting(&self) -> usize {
        self.wishes.len()
    }

    /// Asks for something; no if too much is waiting.
    pub(crate) fn wish(&mut self, id: ActionId, message: ToServer) -> bool {
        let room = self.wishes.len() < Self::MOST_WISHES;
        if room {
            self.wishes.push_back(Wish { id, message, sent: false });
        }
        room
    }

    /// The next wish that is not yet on its way on this connection.
    pub(crate) fn unsent(&self) -> Option<&ToServer> {
        self.wishes.iter().find(|wish| !wish.sent).map(|wish| &wish.message)
    }

    /// The wish that [`Follow::unsent`] gave is on its way.
    pub(crate) fn sent(&mut self) {
        if let Some(wish) = self.wishes.iter_mut().find(|wish| !wish.sent) {
            wish.sent = true;
        }
    }

    /// The connection is gone. What was not answered has to be asked for again, under the same names.
    pub(crate) fn lost(&mut self) {
        self.resyncing = false;
        self.ask_again(|_| true);
    }

    pub(crate) fn hear(&mut self, message: ToClient, heard: &mut Vec<Heard>) -> Next {
        match message {
            ToClient::Welcome { you, missed, state, chat } => {
                self.resyncing = false;
                heard.push(Heard::Welcome(you));
                for news in missed {
                    self.news(news, heard);
                }
                self.skip_to(state.seq, heard);
                self.state(state, heard);
                heard.extend(chat.into_iter().map(Heard::Chat));
                Next::Nothing
            }
            ToClient::Update { news, state } => self.update(news, state, heard),
            ToClient::Done { id, seq } => {
                heard.extend(self.answered(&id).map(|wish| match wish {
                    ToServer::Chat { .. } => Heard::Said { id, n: seq },
                    ToServer::Do { .. } | ToServer::Resync { .. } | ToServer::Ping { .. } => {
                        Heard::Done { id, seq }
                    }
                }));
                Next::Nothing
            }
            ToClient::Refused { id, problem } => self.refused(id, problem, heard),
            ToClient::Trouble { problem } if is_busy(&problem) => {
                self.ask_again(|_| true);
                Next::Wait
            }
            ToClient::Trouble { problem } => {
                heard.push(Heard::Trouble(problem));
                Next::Nothing
            }
            ToClient::Chat { line } => {
                heard.push(Heard::Chat(line));
                Next::Nothing
            }
            ToClient::Pong { n: _ } => Next::Nothing,
        }
    }

    fn update(&mut self, news: News, state: Box<State>, heard: &mut Vec<Heard>) -> Next {
        if news.seq <= self.seq + 1 {
            self.news(news, heard);
            self.state(state, heard);
            return Next::Nothing;
        }
        if self.resyncing {
            return Next::Nothing;
        }
        self.resyncing = true;
        heard.push(Heard::Gap { after: self.seq });
        Next::Say(ToServer::Resync { seq: self.seq })
    }

    /// An entry that is new, perhaps after some that are not told. What was heard before is not told again.
    fn news(&mut self, news: News, heard: &mut Vec<Heard>) {
        if news.seq > self.seq {
            self.skip_to(news.seq - 1, heard);
            self.seq = news.seq;
            heard.push(Heard::News(news));
        }
    }

    fn skip_to(&mut self, seq: u32, heard: &mut Vec<Heard>) {
        if seq > self.seq {
            heard.push(Heard::Skipped { from: self.seq + 1, to: seq });
            self.seq = seq;
        }
    }

    /// A state, unless a later one is known: a node may be a little behind another.
    fn state(&mut self, state: Box<State>, heard: &mut Vec<Heard>) {
        if self.state.is_none_or(|known| state.seq >= known) {
            self.state = Some(state.seq);
            heard.push(Heard::State(state));
        }
    }

    fn ask_again(&mut self, which: impl Fn(&ActionId) -> bool) {
        self.wishes.iter_mut().filter(|wish| which(&wish.id)).for_each(|wish| wish.sent = false);
    }

    /// The wish of that name, which no longer waits.
    fn answered(&mut self, id: &ActionId) -> Option<ToServer> {
        let at = self.wishes.iter().position(|wish| wish.id == *id)?;
        self.wishes.remove(at).map(|wish| wish.message)
    }

    fn refused(&mut self, id: ActionId, problem: Problem, heard: &mut Vec<Heard>) -> Next {
        if is_busy(&problem) {
            self.ask_again(|name| *name == id);
            return Next::Wait;
        }
        heard.extend(self.answered(&id).map(|_| Heard::Refused { id, problem }));
        Next::Nothing
    }
}

/// The server would do it, but not now.
fn is_busy(problem: &Problem) -> bool {
    matches!(problem.problem, Code::Unavailable | Code::TooMany)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_wire::{Command, Status, What};

    fn news(seq: u32) -> News {
        News { seq, at: 0, what: What::Created }
    }

    fn state(seq: u32) -> Box<State> {
        Box::new(State {
            seq,
            now: 0,
            status: Status::Running,
            seats: Vec::new(),
            clocks: Vec::new(),
            asked: Vec::new(),
            deadline: None,
            view: None,
            offers: None,
            undo: Vec::new(),
            wish: None,
            orders: Vec::new(),
            seal: None,
            key: None,
            outcome: None,
            rematch: None,
        })
    }

    fn update(seq: u32) -> ToClient {
        ToClient::Update { news: news(seq), state: state(seq) }
    }

    fn welcome(missed: impl IntoIterator<Item = u32>, seq: u32) -> ToClient {
        let you = Role { seat: None, host: false };
        let missed = missed.into_iter().map(news).collect();
        ToClient::Welcome { you, missed, state: state(seq), chat: Vec::new() }
    }

    /// The numbers of the entries told, and what is to be done.
    fn hear(follow: &mut Follow, message: ToClient) -> (Vec<Heard>, Next) {
        let mut heard = Vec::new();
        let next = follow.hear(message, &mut heard);
        (heard, next)
    }

    fn numbers(heard: &[Heard]) -> Vec<u32> {
        let number = |heard: &Heard| match heard {
            Heard::News(news) => Some(news.seq),
            _ => None,
        };
        heard.iter().filter_map(number).collect()
    }

    fn id(text: &str) -> ActionId {
        text.parse().unwrap()
    }

    fn wish(follow: &mut Follow, name: &str) -> bool {
        let message = ToServer::Do { id: id(name), seq: 0, command: Command::Resign };
        follow.wish(id(name), message)
    }

    #[test]
    fn entries_are_told_once_and_in_order() {
        let mut follow = Follow::after(0);
        assert_eq!(numbers(&hear(&mut follow, welcome([1, 2], 2)).0), [1, 2]);
        assert_eq!(numbers(&hear(&mut follow, update(3)).0), [3]);
        assert_eq!(hear(&mut follow, update(2)), (Vec::new(), Next::Nothing));
        assert_eq!(numbers(&hear(&mut follow, update(3)).0), [0; 0]);
        assert_eq!((numbers(&hear(&mut follow, update(4)).0), follow.seq()), (vec![4], 4));
    }

    #[test]
    fn a_gap_is_asked_for_once_and_filled() {
        let mut follow = Follow::after(3);
        let (heard, next) = hear(&mut follow, update(6));
        assert_eq!((heard, next), (vec![Heard::Gap { after: 3 }], Next::Say(ToServer::Resync { seq: 3 })));
        assert_eq!(hear(&mut follow, update(7)), (Vec::new(), Next::Nothing));
        assert_eq!(numbers(&hear(&mut follow, welcome([4, 5, 6, 7], 7)).0), [4, 5, 6, 7]);
        assert_eq!(numbers(&hear(&mut follow, update(8)).0), [8]);
    }

    #[test]
    fn what_is_not_told_is_named() {
        let mut follow = Follow::after(1);
        let (heard, _) = hear(&mut follow, welcome([5, 6], 6));
        assert!(heard.contains(&Heard::Skipped { from: 2, to: 4 }), "{heard:?}");
        assert_eq!((numbers(&heard), follow.seq()), (vec![5, 6], 6));
    }

    #[test]
    fn a_node_that_is_behind_tells_nothing_old() {
        let mut follow = Follow::after(0);
        hear(&mut follow, welcome([1, 2, 3], 3));
        follow.lost();
        let (heard, _) = hear(&mut follow, welcome([], 2));
        assert!(heard.iter().all(|heard| matches!(heard, Heard::Welcome(_))), "{heard:?}");
        assert_eq!(numbers(&hear(&mut follow, update(4)).0), [4]);
    }

    #[test]
    fn what_is_unanswered_is_asked_again_after_a_lost_connection() {
        let mut follow = Follow::after(0);
        assert!(wish(&mut follow, "a") && wish(&mut follow, "b"));
        let first = follow.unsent().cloned();
        follow.sent();
        follow.sent();
        assert_eq!(follow.unsent(), None);
        follow.lost();
        assert_eq!(follow.unsent().cloned(), first);
        let (heard, _) = hear(&mut follow, ToClient::Done { id: id("a"), seq: 9 });
        assert_eq!((heard, follow.waiting()), (vec![Heard::Done { id: id("a"), seq: 9 }], 1));
        let again = hear(&mut follow, ToClient::Done { id: id("a"), seq: 9 });
        assert_eq!(again, (Vec::new(), Next::Nothing));
    }

    #[test]
    fn a_busy_server_is_asked_again_and_a_refusal_is_final() {
        let mut follow = Follow::after(0);
        wish(&mut follow, "a");
        follow.sent();
        let busy = |code| ToClient::Refused { id: id("a"), problem: Problem::new(code, "") };
        assert_eq!(hear(&mut follow, busy(Code::Unavailable)), (Vec::new(), Next::Wait));
        assert!(follow.unsent().is_some());
        follow.sent();
        let (heard, next) = hear(&mut follow, busy(Code::Illegal));
        assert!(matches!(&heard[..], [Heard::Refused { .. }]) && next == Next::Nothing);
        assert_eq!((follow.waiting(), follow.unsent()), (0, None));
        wish(&mut follow, "a");
        follow.sent();
        let told_off = ToClient::Trouble { problem: Problem::new(Code::TooMany, "") };
        assert_eq!(hear(&mut follow, told_off), (Vec::new(), Next::Wait));
        assert!(follow.unsent().is_some());
    }

    #[test]
    fn a_line_of_chat_is_no_entry() {
        let mut follow = Follow::after(0);
        follow.wish(id("a"), ToServer::Chat { id: id("a"), text: "hello".into() });
        let (heard, _) = hear(&mut follow, ToClient::Done { id: id("a"), seq: 3 });
        assert_eq!(heard, [Heard::Said { id: id("a"), n: 3 }]);
    }

    #[test]
    fn only_so_much_may_wait() {
        let mut follow = Follow::after(0);
        let taken = (0..100).filter(|n| wish(&mut follow, &n.to_string())).count();
        assert_eq!(taken, Follow::MOST_WISHES);
    }
}
