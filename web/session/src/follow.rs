//! What a page keeps in mind between two messages of the server: how far the match was heard, and what was asked for and is not yet
//! answered. No network, no clock: messages in, what they mean out.

use std::collections::VecDeque;
use std::sync::Arc;

use orrery_wire::table::ChatLine;
use orrery_wire::{ActionId, Code, Command, MatchCard, News, Problem, Role, State, ToClient, ToServer};

use crate::chronicle::Chronicle;

/// How often something is asked of a server that is busy.
const TRIES: u32 = 12;

/// What a message means to the page.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// What the viewer is.
    You(Role),
    /// These join the news.
    News(Vec<Arc<News>>),
    /// Something to show: what happened, if it follows on what was shown before, and where the table stands.
    Step(Option<Arc<News>>, Arc<State>),
    /// The table stands as before; only the time is another.
    Latest(Arc<State>),
    /// The wish came true and its effect was seen.
    Done,
    /// The wish was refused.
    Refused(Problem),
    /// A line of chat was refused.
    Unsaid(Problem),
    /// Lines of chat, some of them known perhaps.
    Chat(Vec<ChatLine>),
    /// The table cannot be had.
    Gone(Problem),
}

/// What has to be done after a message.
#[derive(Debug, PartialEq)]
pub(crate) enum Next {
    Nothing,
    /// Say this at once.
    Say(ToServer),
    /// The server is busy: wait a little, then ask again for what is unanswered.
    Wait,
}

/// Something asked for and not yet answered.
#[derive(Debug)]
struct Wish {
    id: ActionId,
    message: ToServer,
    sent: bool,
    tries: u32,
}

#[derive(Debug, Default)]
pub(crate) struct Follow {
    chronicle: Chronicle,
    /// The last entry in the latest state.
    seen: u32,
    you: Option<Role>,
    /// A gap was seen and the whole is on its way; until then updates cannot fit.
    resyncing: bool,
    wishes: VecDeque<Wish>,
    /// The entry that did what was wished, until it was seen.
    done: Option<u32>,
}

impl Follow {
    /// The last entry that was told: the server goes on from there.
    pub(crate) fn told(&self) -> u32 {
        self.chronicle.told()
    }

    /// Are there news that were not told?
    pub(crate) fn lacks_news(&self) -> bool {
        self.chronicle.lacks(self.seen)
    }

    /// News from elsewhere than the socket.
    pub(crate) fn fill(&mut self, news: Vec<News>) -> Vec<Arc<News>> {
        self.chronicle.take(news)
    }

    pub(crate) fn wish(&mut self, id: ActionId, command: Command) {
        let message = ToServer::Do { id: id.clone(), seq: self.seen, command };
        self.wishes.push_back(Wish { id, message, sent: false, tries: 0 });
    }

    pub(crate) fn say(&mut self, id: ActionId, text: String) {
        let message = ToServer::Chat { id: id.clone(), text };
        self.wishes.push_back(Wish { id, message, sent: false, tries: 0 });
    }

    /// What is to be sent now; from now on it counts as sent.
    pub(crate) fn unsent(&mut self) -> Vec<ToServer> {
        let unsent = self.wishes.iter_mut().filter(|wish| !wish.sent);
        unsent
            .map(|wish| {
                wish.sent = true;
                wish.tries += 1;
                wish.message.clone()
            })
            .collect()
    }

    /// The connection is gone. What was not answered has to be asked for again, under the same names.
    pub(crate) fn lost(&mut self) {
        self.resyncing = false;
        self.wishes.iter_mut().for_each(|wish| (wish.sent, wish.tries) = (false, 0));
    }

    /// There is nobody to ask any more.
    pub(crate) fn give_up(&mut self) {
        self.wishes.clear();
        self.done = None;
    }

    pub(crate) fn hear(&mut self, message: ToClient, heard: &mut Vec<Heard>) -> Next {
        match message {
            ToClient::Welcome { you, missed, state, chat } => {
                self.welcome(you, missed, *state, heard);
                heard.push(Heard::Chat(chat));
                self.settle(heard);
                Next::Nothing
            }
            ToClient::Update { news, state } => {
                let next = self.update(news, *state, heard);
                self.settle(heard);
                next
            }
            ToClient::Done { id, seq } => {
                if let Some(ToServer::Do { .. }) = self.answered(&id) {
                    self.done = Some(seq);
                    self.settle(heard);
                }
                Next::Nothing
            }
            ToClient::Refused { id, problem } => self.refused(&id, problem, heard),
            ToClient::Trouble { problem } => self.trouble(problem, heard),
            ToClient::Chat { line } => {
                heard.push(Heard::Chat(vec![line]));
                Next::Nothing
            }
            ToClient::Pong { n: _ } => Next::Nothing,
        }
    }

    fn welcome(&mut self, you: Role, missed: Vec<News>, state: State, heard: &mut Vec<Heard>) {
        self.resyncing = false;
        let anew = self.you != Some(you);
        self.you = Some(you);
        heard.push(Heard::You(you));
        self.news(missed, heard);
        // A node of the server may be a little behind another.
        if state.seq < self.seen {
            return;
        }
        let jump = anew || state.seq > self.seen;
        self.seen = state.seq;
        let state = Arc::new(state);
        heard.push(if jump { Heard::Step(None, state) } else { Heard::Latest(state) });
    }

    fn update(&mut self, news: News, state: State, heard: &mut Vec<Heard>) -> Next {
        if news.seq <= self.seen || self.resyncing {
            return Next::Nothing;
        }
        if news.seq > self.seen + 1 {
            self.resyncing = true;
            return Next::Say(ToServer::Resync { seq: self.told() });
        }
        self.seen = news.seq;
        let shown = Arc::new(news.clone());
        self.news(vec![news], heard);
        heard.push(Heard::Step(Some(shown), Arc::new(state)));
        Next::Nothing
    }

    fn news(&mut self, news: Vec<News>, heard: &mut Vec<Heard>) {
        let told = self.chronicle.take(news);
        if !told.is_empty() {
            heard.push(Heard::News(told));
        }
    }

    /// A wish is over when its effect was seen: who acts before that would act on an old position.
    fn settle(&mut self, heard: &mut Vec<Heard>) {
        if self.done.take_if(|seq| *seq <= self.seen).is_some() {
            heard.push(Heard::Done);
        }
    }

    fn refused(&mut self, id: &ActionId, problem: Problem, heard: &mut Vec<Heard>) -> Next {
        let wish = self.wishes.iter_mut().find(|wish| wish.id == *id);
        if let Some(wish) = wish.filter(|wish| is_busy(&problem) && wish.tries < TRIES) {
            wish.sent = false;
            return Next::Wait;
        }
        match self.answered(id) {
            Some(ToServer::Do { .. }) => heard.push(Heard::Refused(problem)),
            Some(ToServer::Chat { .. }) => heard.push(Heard::Unsaid(problem)),
            Some(ToServer::Resync { .. } | ToServer::Ping { .. }) | None => (),
        }
        Next::Nothing
    }

    fn trouble(&mut self, problem: Problem, heard: &mut Vec<Heard>) -> Next {
        if is_busy(&problem) {
            self.wishes.iter_mut().for_each(|wish| wish.sent = false);
            return Next::Wait;
        }
        if is_gone(&problem) {
            heard.push(Heard::Gone(problem));
        }
        Next::Nothing
    }

    /// The message of that name, which no longer waits.
    fn answered(&mut self, id: &ActionId) -> Option<ToServer> {
        let at = self.wishes.iter().position(|wish| wish.id == *id)?;
        self.wishes.remove(at).map(|wish| wish.message)
    }
}

/// The server would do it, but not now.
pub(crate) fn is_busy(problem: &Problem) -> bool {
    matches!(problem.problem, Code::Unavailable | Code::TooMany)
}

/// The table cannot be had, and asking again does not help.
fn is_gone(problem: &Problem) -> bool {
    matches!(problem.problem, Code::NoSuchMatch | Code::NoSuchGame | Code::Forbidden | Code::Quarantined)
}

/// The head of the match as the latest state has it.
pub(crate) fn freshen(card: &mut MatchCard, state: &State) {
    if state.seq > card.seq {
        card.updated = state.now;
    }
    card.seq = card.seq.max(state.seq);
    card.status = state.status;
    card.seats.clone_from(&state.seats);
    card.asked.clone_from(&state.asked);
    card.outcome.clone_from(&state.outcome);
    card.rematch.clone_from(&state.rematch);
}

/// Joins lines of chat to those that are known, in order and once.
pub(crate) fn join_chat(known: &mut Vec<ChatLine>, lines: Vec<ChatLine>) -> bool {
    let last = known.last().map_or(0, |line| line.n);
    let before = known.len();
    known.extend(lines.into_iter().filter(|line| line.n > last));
    known.len() > before
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::testing::{news, seat, state};

    const LOOKS_ON: Role = Role { seat: None, host: false };

    fn update(seq: u32) -> ToClient {
        ToClient::Update { news: news(seq), state: Box::new(state(seq)) }
    }

    fn welcome(you: Role, missed: impl IntoIterator<Item = u32>, seq: u32) -> ToClient {
        let missed = missed.into_iter().map(news).collect();
        ToClient::Welcome { you, missed, state: Box::new(state(seq)), chat: Vec::new() }
    }

    fn hear(follow: &mut Follow, message: ToClient) -> (Vec<Heard>, Next) {
        let mut heard = Vec::new();
        let next = follow.hear(message, &mut heard);
        (heard, next)
    }

    /// The entries that join the news, and the steps: whether each has news, and its entry.
    fn told(heard: &[Heard]) -> (Vec<u32>, Vec<(bool, u32)>) {
        let mut told = (Vec::new(), Vec::new());
        for heard in heard {
            match heard {
                Heard::News(news) => told.0.extend(news.iter().map(|news| news.seq)),
                Heard::Step(news, state) => told.1.push((news.is_some(), state.seq)),
                _ => (),
            }
        }
        told
    }

    fn id(text: &str) -> ActionId {
        text.parse().unwrap()
    }

    #[test]
    fn every_update_is_a_step_and_told_once() {
        let mut follow = Follow::default();
        assert_eq!(told(&hear(&mut follow, welcome(LOOKS_ON, [1, 2], 2)).0), (vec![1, 2], vec![(false, 2)]));
        assert_eq!(told(&hear(&mut follow, update(3)).0), (vec![3], vec![(true, 3)]));
        assert_eq!(told(&hear(&mut follow, update(3)).0), (vec![], vec![]));
        assert_eq!(follow.told(), 3);
    }

    #[test]
    fn a_gap_is_asked_for_once_and_shown_as_a_jump() {
        let mut follow = Follow::default();
        hear(&mut follow, welcome(LOOKS_ON, [1], 1));
        assert_eq!(hear(&mut follow, update(4)), (vec![], Next::Say(ToServer::Resync { seq: 1 })));
        assert_eq!(hear(&mut follow, update(5)), (vec![], Next::Nothing));
        assert_eq!(
            told(&hear(&mut follow, welcome(LOOKS_ON, 2..=5, 5)).0),
            (vec![2, 3, 4, 5], vec![(false, 5)])
        );
        assert_eq!(told(&hear(&mut follow, update(6)).0), (vec![6], vec![(true, 6)]));
    }

    #[test]
    fn what_the_welcome_leaves_out_is_filled_in_from_the_log() {
        let mut follow = Follow::default();
        assert_eq!(told(&hear(&mut follow, welcome(LOOKS_ON, [8, 9], 9)).0), (vec![], vec![(false, 9)]));
        assert!(follow.lacks_news());
        assert_eq!(told(&hear(&mut follow, update(10)).0), (vec![], vec![(true, 10)]), "play goes on");
        let filled = follow.fill((1..=7).map(news).collect());
        assert_eq!(filled.iter().map(|news| news.seq).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        assert!(!follow.lacks_news());
    }

    #[test]
    fn to_come_back_to_the_same_position_is_no_step() {
        let mut follow = Follow::default();
        hear(&mut follow, welcome(LOOKS_ON, [1, 2], 2));
        follow.lost();
        let (heard, _) = hear(&mut follow, welcome(LOOKS_ON, [], 2));
        assert!(told(&heard).1.is_empty() && heard.iter().any(|heard| matches!(heard, Heard::Latest(_))));
        let (heard, _) = hear(&mut follow, welcome(LOOKS_ON, [], 1));
        assert!(
            heard.iter().all(|heard| matches!(heard, Heard::You(_) | Heard::Chat(_))),
            "a node is behind"
        );
        let sat = Role { seat: Some(seat(2)), host: false };
        assert_eq!(told(&hear(&mut follow, welcome(sat, [], 2)).0).1, [(false, 2)], "seen with other eyes");
    }

    #[test]
    fn a_wish_is_over_when_its_effect_was_seen() {
        let mut follow = Follow::default();
        hear(&mut follow, welcome(LOOKS_ON, [1, 2], 2));
        follow.wish(id("a"), Command::Resign);
        let sent = follow.unsent();
        assert!(matches!(&sent[..], [ToServer::Do { seq: 2, .. }]) && follow.unsent().is_empty());
        assert_eq!(hear(&mut follow, ToClient::Done { id: id("a"), seq: 3 }).0, []);
        assert!(hear(&mut follow, update(3)).0.contains(&Heard::Done));
        follow.wish(id("b"), Command::Resign);
        hear(&mut follow, update(4));
        assert_eq!(hear(&mut follow, ToClient::Done { id: id("b"), seq: 4 }).0, [Heard::Done]);
        assert_eq!(hear(&mut follow, ToClient::Done { id: id("b"), seq: 4 }).0, [], "once");
    }

    #[test]
    fn what_is_unanswered_is_asked_again_under_the_same_name() {
        let mut follow = Follow::default();
        follow.wish(id("a"), Command::Resign);
        follow.say(id("b"), "hello".to_owned());
        let sent = follow.unsent();
        follow.lost();
        assert_eq!(follow.unsent(), sent);
        let problem = Problem::new(Code::Forbidden, "no");
        let refuse = |name| ToClient::Refused { id: id(name), problem: problem.clone() };
        assert_eq!(hear(&mut follow, refuse("a")).0, [Heard::Refused(problem.clone())]);
        assert_eq!(hear(&mut follow, refuse("b")).0, [Heard::Unsaid(problem.clone())]);
        assert_eq!(hear(&mut follow, refuse("b")).0, []);
    }

    #[test]
    fn a_busy_server_is_asked_again_but_not_for_ever() {
        let mut follow = Follow::default();
        follow.wish(id("a"), Command::Resign);
        let busy = || ToClient::Refused { id: id("a"), problem: Problem::new(Code::Unavailable, "") };
        for _ in 1..TRIES {
            assert_eq!(follow.unsent().len(), 1);
            assert_eq!(hear(&mut follow, busy()), (vec![], Next::Wait));
        }
        follow.unsent();
        let (heard, next) = hear(&mut follow, busy());
        assert!(matches!(&heard[..], [Heard::Refused(_)]) && next == Next::Nothing);
    }

    #[test]
    fn trouble_is_waited_for_or_final() {
        let mut follow = Follow::default();
        let trouble = |code| ToClient::Trouble { problem: Problem::new(code, "") };
        assert_eq!(hear(&mut follow, trouble(Code::TooMany)).1, Next::Wait);
        assert!(matches!(&hear(&mut follow, trouble(Code::NoSuchMatch)).0[..], [Heard::Gone(_)]));
        assert_eq!(hear(&mut follow, trouble(Code::BadRequest)), (vec![], Next::Nothing));
    }

    #[test]
    fn the_head_of_the_match_keeps_up_with_the_table() {
        let card = r#"{"id":"0123456789abcdef","game":"toy-pig","revision":1,"title":"","status":"gathering","seats":[],
            "asked":[],"clock":"none","listed":false,"watch":true,"seq":3,"created":1,"updated":2}"#;
        let mut card: MatchCard = serde_json::from_str(card).unwrap();
        freshen(&mut card, &State { now: 9, ..state(3) });
        assert_eq!((card.seq, card.updated, card.status), (3, 2, orrery_wire::Status::Running));
        freshen(&mut card, &State { now: 9, asked: vec![seat(2)], ..state(4) });
        assert_eq!((card.seq, card.updated, card.asked), (4, 9, vec![seat(2)]));
    }

    #[test]
    fn chat_is_told_in_order_and_once() {
        let line = |n| ChatLine { n, at: 0, seat: None, name: String::new(), text: String::new() };
        let mut known = vec![line(1), line(2)];
        assert!(join_chat(&mut known, vec![line(2), line(3)]));
        assert!(!join_chat(&mut known, vec![line(1), line(3)]));
        assert_eq!(known.iter().map(|line| line.n).collect::<Vec<_>>(), [1, 2, 3]);
    }
}
