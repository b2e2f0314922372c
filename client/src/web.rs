//! One HTTP request on a connection of its own.

use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use orrery_wire::Ticket;
use tokio::net::TcpStream;

use crate::Node;

/// The largest answer that is read.
const MOST: usize = 64 << 20;
const PATIENCE: Duration = Duration::from_secs(20);

/// A request that is to be sent to some node.
pub(crate) struct Asked<'a> {
    pub(crate) method: Method,
    pub(crate) path: &'a str,
    pub(crate) ticket: Option<&'a Ticket>,
    /// The body and its content type.
    pub(crate) body: Option<(&'static str, Vec<u8>)>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Bytes,
}

/// How a request came to nothing.
pub(crate) enum Lost {
    /// It was never sent: another node can be asked without a second effect.
    Unsent(String),
    /// It was sent, and the answer never came.
    Unanswered(String),
}

pub(crate) async fn send(node: &Node, asked: &Asked<'_>) -> Result<Answer, Lost> {
    match tokio::time::timeout(PATIENCE, exchange(node, asked)).await {
        Ok(answer) => answer,
        Err(_) => Err(Lost::Unanswered(format!("{node} takes too long"))),
    }
}

async fn exchange(node: &Node, asked: &Asked<'_>) -> Result<Answer, Lost> {
    let unsent = |error: &dyn std::fmt::Display| Lost::Unsent(format!("{node}: {error}"));
    let unanswered = |error: &dyn std::fmt::Display| Lost::Unanswered(format!("{node}: {error}"));

    let stream = TcpStream::connect(node.authority()).await.map_err(|error| unsent(&error))?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|error| unsent(&error))?;
    // The connection ends with the answer, or with whoever waits for it.
    let connection = tokio::spawn(connection);
    let request = request(node, asked).map_err(|error| unsent(&error))?;
    let answer = async {
        let response = sender.send_request(request).await.map_err(|error| unanswered(&error))?;
        let status = response.status().as_u16();
        let body =
            Limited::new(response.into_body(), MOST).collect().await.map_err(|error| unanswered(&error))?;
        Ok(Answer { status, body: body.to_bytes() })
    };
    let answer = answer.await;
    connection.abort();
    answer
}

fn request(node: &Node, asked: &Asked<'_>) -> Result<Request<Full<Bytes>>, hyper::http::Error> {
    let mut request =
        Request::builder().method(asked.method.clone()).uri(asked.path).header(HOST, node.authority());
    if let Some(ticket) = asked.ticket {
        request = request.header(AUTHORIZATION, format!("Bearer {}", ticket.as_str()));
    }
    let body = match &asked.body {
        Some((kind, body)) => {
            request = request.header(CONTENT_TYPE, *kind);
            Bytes::copy_from_slice(body)
        }
        None => Bytes::new(),
    };
    request.body(Full::new(body))
}
