//! The socket of an open table: what is told goes out, what is asked goes to the hub.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt, StreamExt};
use orrery_match::By;
use orrery_wire::{ActionId, Code, MatchId, Problem, ToClient, ToServer};
use tokio::time::Instant;

use crate::Config;
use crate::hub::{Hub, Joined, Listener, text};

/// How many wishes of one client may be under way at a time.
const UNDER_WAY: usize = 8;

/// Who is at the other end, and at which table.
pub(crate) struct Caller {
    pub(crate) id: MatchId,
    pub(crate) listener: Listener,
    /// In whose name they may ask for something; none for those who look on.
    pub(crate) by: Option<By>,
}

/// Serves a socket until either side ends it. `allowed` says whether the client may send another message now.
/// The answer is whether the client was let go because it could not keep up.
pub(crate) async fn talk(
    socket: WebSocket,
    hub: Arc<Hub>,
    caller: Caller,
    config: &Config,
    allowed: impl Fn() -> bool,
) -> bool {
    let (mut out, mut frames) = socket.split();
    let mut joined = match hub.join(&caller.id, caller.listener.clone()).await {
        Ok(joined) => joined,
        Err(problem) => {
            let _ = out.send(message(&ToClient::Trouble { problem })).await;
            let _ = out.send(goodbye("the table cannot be had")).await;
            return false;
        }
    };
    let patience = config.ping * 3;
    let mut ping = tokio::time::interval(config.ping);
    let mut heard = Instant::now();
    let mut answers = FuturesUnordered::new();
    loop {
        let outgoing = tokio::select! {
            told = joined.texts.recv() => match told {
                Some(told) => Message::Text(told.as_ref().into()),
                None => {
                    let slow = !hub.is_closing();
                    let _ = send(&mut out, goodbye("connect again to go on"), patience).await;
                    return slow;
                }
            },
            Some(answer) = answers.next(), if !answers.is_empty() => message(&answer),
            frame = frames.next(), if answers.len() < UNDER_WAY => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Text(said))) => match serde_json::from_str(&said) {
                        Ok(wish) if !allowed() => message(&slow_down(wish)),
                        Ok(wish) => match hear(&hub, &caller, wish) {
                            Heard::Answer(answer) => message(&answer),
                            Heard::Resync(seq) => {
                                rejoin(&hub, &caller, seq, &mut joined).await;
                                continue;
                            }
                            Heard::Wish(wish) => {
                                answers.push(ask(hub.clone(), caller.id.clone(), wish));
                                continue;
                            }
                        },
                        Err(_) if !allowed() => message(&ToClient::Trouble { problem: too_many() }),
                        Err(error) => message(&ToClient::Trouble { problem: misunderstood(&error) }),
                    },
                    Some(Ok(Message::Binary(_))) => message(&ToClient::Trouble { problem: no_text() }),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return false,
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > patience {
                    return false;
                }
                Message::Ping(Vec::new().into())
            }
        };
        if send(&mut out, outgoing, patience).await.is_err() {
            return false;
        }
    }
}

/// What to do about a message.
enum Heard {
    Answer(ToClient),
    Resync(u32),
    Wish(Wish),
}

/// Something for the hub to do.
enum Wish {
    Command { by: By, id: ActionId, seq: u32, command: orrery_wire::Command },
    Chat { by: By, id: ActionId, text: String },
}

fn hear(hub: &Hub, caller: &Caller, said: ToServer) -> Heard {
    match (said, caller.by) {
        (ToServer::Ping { n }, _) => Heard::Answer(ToClient::Pong { n }),
        (ToServer::Resync { seq }, _) => Heard::Resync(seq),
        (ToServer::Do { id, .. } | ToServer::Chat { id, .. }, _) if hub.is_closing() => {
            refused(id, stopping())
        }
        (ToServer::Do { id, .. } | ToServer::Chat { id, .. }, None) => refused(id, looks_on()),
        (ToServer::Do { id, seq, command }, Some(by)) => Heard::Wish(Wish::Command { by, id, seq, command }),
        (ToServer::Chat { id, text }, Some(by)) => Heard::Wish(Wish::Chat { by, id, text }),
    }
}

async fn ask(hub: Arc<Hub>, table: MatchId, wish: Wish) -> ToClient {
    let (id, done) = match wish {
        Wish::Command { by, id, seq, command } => {
            let done = hub.command(&table, by, id.clone(), seq, command).await;
            (id, done)
        }
        Wish::Chat { by, id, text } => {
            let done = hub.chat(&table, by, &id, &text).await;
            (id, done)
        }
    };
    match done {
        Ok(seq) => ToClient::Done { id, seq },
        Err(problem) => ToClient::Refused { id, problem },
    }
}

/// Tells the client everything after an entry again. If the table cannot be had, the old place stays.
async fn rejoin(hub: &Arc<Hub>, caller: &Caller, seq: u32, joined: &mut Joined) {
    // Somebody who was let go comes back through the front door, where their ticket is looked at again.
    if joined.texts.is_closed() {
        return;
    }
    let listener = Listener { seq, ..caller.listener.clone() };
    if let Ok(anew) = hub.join(&caller.id, listener).await {
        *joined = anew;
    }
}

async fn send<S: SinkExt<Message> + Unpin>(
    out: &mut S,
    message: Message,
    patience: Duration,
) -> Result<(), ()> {
    match tokio::time::timeout(patience, out.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}

fn message(said: &ToClient) -> Message {
    Message::Text(text(said).as_ref().into())
}

fn goodbye(why: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code: close_code::AGAIN, reason: why.into() }))
}

fn refused(id: ActionId, problem: Problem) -> Heard {
    Heard::Answer(ToClient::Refused { id, problem })
}

/// What came too fast is refused by name, so that the client knows what to send again.
fn slow_down(said: ToServer) -> ToClient {
    match said {
        ToServer::Do { id, .. } | ToServer::Chat { id, .. } => ToClient::Refused { id, problem: too_many() },
        ToServer::Resync { .. } | ToServer::Ping { .. } => ToClient::Trouble { problem: too_many() },
    }
}

fn stopping() -> Problem {
    Problem::new(Code::Unavailable, "the server is stopping; connect again in a moment")
}

fn looks_on() -> Problem {
    Problem::new(Code::Forbidden, "whoever looks on cannot act; sit down first")
}

fn too_many() -> Problem {
    Problem::new(Code::TooMany, "too many messages; wait a little and send what was not answered again")
}

fn no_text() -> Problem {
    Problem::new(Code::BadRequest, "messages are texts of JSON, not binary")
}

fn misunderstood(error: &serde_json::Error) -> Problem {
    Problem::new(Code::BadRequest, format!("the message is not understood: {error}"))
}
