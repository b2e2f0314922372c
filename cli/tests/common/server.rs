//! `orrery serve` as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::Scratch;

/// A running server.
pub(crate) struct Server {
    pub(crate) child: Child,
    line: String,
}

impl Server {
    pub(crate) fn start(scratch: &Scratch, args: &[&str], env: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
            .arg("serve")
            .args(args)
            .envs(env.iter().copied())
            .current_dir(&scratch.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        Self { child, line }
    }

    /// Where it listens: address and port.
    pub(crate) fn address(&self) -> &str {
        self.line.trim().strip_prefix("Orrery listens on http://").expect(&self.line)
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.ask("GET", path, "")
    }

    /// The whole answer to a request, head and body.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let address = self.address();
        let mut stream = TcpStream::connect(address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Stops it as an operating system does, and gives back its exit code and its log.
    pub(crate) fn stop(mut self, signal: &str) -> (Option<i32>, String) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

/// A test that fails leaves no server behind.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }
}
