//! A raw connection: a socket whose every byte can be chosen, or one request.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use orrery_client::Node;
use orrery_wire::{MatchId, Ticket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::frame::last_text;

const PATIENCE: Duration = Duration::from_secs(10);

/// A socket at a table.
pub(crate) struct Line {
    out: OwnedWriteHalf,
    heard: Arc<Mutex<Option<Vec<u8>>>>,
    reader: JoinHandle<()>,
}

impl Line {
    pub(crate) async fn open(node: &Node, id: &MatchId, ticket: Option<&Ticket>) -> io::Result<Self> {
        let stream = TcpStream::connect(node.authority()).await?;
        stream.set_nodelay(true)?;
        let (mut input, mut out) = stream.into_split();
        let bearer =
            ticket.map(|ticket| format!("Authorization: Bearer {}\r\n", ticket.as_str())).unwrap_or_default();
        let request = format!(
            "GET /api/matches/{id}/socket?seq=0&offers=true HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{bearer}\r\n",
            node.authority()
        );
        out.write_all(request.as_bytes()).await?;
        let rest = timeout(PATIENCE, shaken(&mut input)).await??;
        let heard = Arc::new(Mutex::new(None));
        let reader = tokio::spawn(listen(input, rest, Arc::clone(&heard)));
        Ok(Self { out, heard, reader })
    }

    /// Sends bytes as they are; no if the server has hung up or does not take them.
    pub(crate) async fn send(&mut self, bytes: &[u8]) -> bool {
        !self.reader.is_finished() && matches!(timeout(PATIENCE, self.out.write_all(bytes)).await, Ok(Ok(())))
    }

    /// The last text that the server said since it was last asked for.
    pub(crate) fn heard(&self) -> Option<Vec<u8>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// Reads the answer to the handshake; gives what came after it.
async fn shaken(input: &mut OwnedReadHalf) -> io::Result<Vec<u8>> {
    let mut answer = Vec::new();
    loop {
        if input.read_buf(&mut answer).await? == 0 || answer.len() > 1 << 20 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") {
            let rest = answer.split_off(end + 4);
            let welcome = answer.starts_with(b"HTTP/1.1 101");
            return if welcome { Ok(rest) } else { Err(io::ErrorKind::ConnectionRefused.into()) };
        }
    }
}

/// Reads on, so that the server is never kept waiting, and remembers the last position told.
async fn listen(mut input: OwnedReadHalf, mut buffer: Vec<u8>, heard: Arc<Mutex<Option<Vec<u8>>>>) {
    loop {
        if let Some(text) =
            last_text(&mut buffer).filter(|text| text.windows(8).any(|part| part == b"\"state\":"))
        {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        }
        match input.read_buf(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

/// Sends one request as it is, and gives the status of the answer, if there is one.
pub(crate) async fn request(node: &Node, bytes: &[u8]) -> Option<u16> {
    let exchange = async {
        let mut stream = TcpStream::connect(node.authority()).await.ok()?;
        stream.write_all(bytes).await.ok()?;
        stream.shutdown().await.ok()?;
        let mut answer = Vec::new();
        // An answer that is cut off has a status too.
        let _ = (&mut stream).take(4 << 20).read_to_end(&mut answer).await;
        let status = answer.strip_prefix(b"HTTP/1.1 ")?.first_chunk::<3>()?;
        str::from_utf8(status).ok()?.parse().ok()
    };
    timeout(PATIENCE, exchange).await.ok().flatten()
}
