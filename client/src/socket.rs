//! One connection to one table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::header::{AUTHORIZATION, HeaderValue};
use orrery_wire::{Code, Problem, Ticket};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::Node;

const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// Why a connection could not be opened.
pub(crate) enum NotOpened {
    /// The server does not want to, and will not want to later.
    Refused(Problem),
    /// Another time, or another node.
    Later(String),
}

impl Socket {
    pub(crate) async fn open(node: &Node, path: &str, ticket: Option<&Ticket>) -> Result<Self, NotOpened> {
        match tokio::time::timeout(PATIENCE, shake_hands(node, path, ticket)).await {
            Ok(Ok(stream)) => Ok(Self(stream)),
            Ok(Err(error)) => Err(reason(node, error)),
            Err(_) => Err(NotOpened::Later(format!("{node} takes too long"))),
        }
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), String> {
        self.0.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// The next text. Nothing is lost when whoever waits is called away.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                // Pings are answered while reading.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or("closed".to_owned(), |frame| frame.to_string()));
                }
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("closed".to_owned()),
            }
        }
    }
}

async fn shake_hands(
    node: &Node,
    path: &str,
    ticket: Option<&Ticket>,
) -> Result<WebSocketStream<TcpStream>, Error> {
    let stream = TcpStream::connect(node.authority()).await?;
    // Moves are small and waited for.
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{}{path}", node.authority()).into_client_request()?;
    if let Some(ticket) = ticket {
        let mut bearer = HeaderValue::from_str(&format!("Bearer {}", ticket.as_str()))
            .map_err(|error| Error::HttpFormat(error.into()))?;
        bearer.set_sensitive(true);
        request.headers_mut().insert(AUTHORIZATION, bearer);
    }
    Ok(client_async(request, stream).await?.0)
}

fn reason(node: &Node, error: Error) -> NotOpened {
    let Error::Http(response) = error else { return NotOpened::Later(format!("{node}: {error}")) };
    let status = response.status();
    let told = response.body().as_deref().and_then(|body| serde_json::from_slice::<Problem>(body).ok());
    let problem = told.unwrap_or_else(|| Problem::new(Code::BadRequest, format!("{node} answers {status}")));
    if status.is_client_error() && !matches!(status.as_u16(), 408 | 429) {
        NotOpened::Refused(problem)
    } else {
        NotOpened::Later(problem.why)
    }
}
