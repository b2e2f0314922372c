//! A real PostgreSQL server in a temporary folder, for tests and drills.
//!
//! Needs `initdb`, `pg_ctl` and `createdb`, on the `PATH` or where Debian puts them. The server listens on a Unix socket in
//! its folder and on no network. It is ended, and its folder removed, when the value is dropped or the process ends, in
//! whatever way: a shell waits for that.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Waits until whoever started it is gone or closes the pipe; then ends the server and removes its folder.
const WATCH: &str = r#"read -r _; "$1" stop -D "$2/data" -m immediate -s; rm -rf "$2""#;

/// A PostgreSQL server of one's own.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<User>,
    watch: Child,
    databases: AtomicU32,
}

/// The server refuses to run as root; then it runs as one of these.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// Somebody who is not root.
#[derive(Clone, Copy)]
struct User {
    id: u32,
    group: u32,
}

impl Postgres {
    /// Starts a server that waits for the disk as a real one does.
    pub fn start() -> Result<Self, String> {
        Self::start_with("")
    }

    /// Starts a server that does not wait for the disk: for tests that ask nothing about durability.
    pub fn start_fast() -> Result<Self, String> {
        Self::start_with("fsync = off\nfull_page_writes = off\n")
    }

    /// The server that all tests of this process share. It does not wait for the disk; each test takes a
    /// [`Postgres::database`] of its own, and none restarts it.
    pub fn shared() -> Result<&'static Self, String> {
        static SHARED: OnceLock<Result<Postgres, String>> = OnceLock::new();
        SHARED.get_or_init(Self::start_fast).as_ref().map_err(Clone::clone)
    }

    fn start_with(settings: &str) -> Result<Self, String> {
        let programs = programs()?;
        let folder =
            tempfile::Builder::new().prefix("orrery-pg-").tempdir().map_err(told("a folder"))?.keep();
        let user = if am_root(&folder)? { Some(somebody()?) } else { None };
        if let Some(User { id, group }) = user {
            chown(&folder, Some(id), Some(group)).map_err(told("the folder"))?;
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).map_err(told("the folder"))?;
        // From here on the folder is looked after, whatever fails.
        let mut watch = command(user, "sh");
        watch.args(["-c", WATCH, "sh"]).arg(programs.join("pg_ctl")).arg(&folder);
        let watch = watch.stdin(Stdio::piped()).process_group(0).spawn().map_err(told("sh"))?;
        let server = Self { folder, programs, user, watch, databases: AtomicU32::new(0) };
        let data = server.data();
        let initdb =
            ["--auth=trust", "--username=orrery", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        server.run("initdb", initdb.iter().map(OsStr::new).chain([data.as_os_str()]))?;
        let conf = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nmax_connections = 200\n{settings}",
            server.folder.display()
        );
        let append = fs::OpenOptions::new().append(true).open(data.join("postgresql.conf"));
        append
            .and_then(|mut file| io::Write::write_all(&mut file, conf.as_bytes()))
            .map_err(told("postgresql.conf"))?;
        server.up()?;
        Ok(server)
    }

    /// The address of a database that is always there.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Makes a new, empty database and gives its address.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let socket = self.folder.as_os_str();
        let arguments = ["-U", "orrery", "-T", "template0", "-h"].map(OsStr::new);
        self.run("createdb", arguments.into_iter().chain([socket, OsStr::new(&name)]))?;
        Ok(self.url_of(&name))
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://orrery@localhost/{database}?host={}", self.folder.display())
    }

    /// Ends the server as the loss of power would, and starts it again.
    pub fn restart(&self) -> Result<(), String> {
        self.down()?;
        self.up()
    }

    /// Ends the server as the loss of power would.
    pub fn down(&self) -> Result<(), String> {
        let data = self.data();
        self.run(
            "pg_ctl",
            ["stop", "-m", "immediate", "-s", "-D"].map(OsStr::new).into_iter().chain([data.as_os_str()]),
        )
    }

    /// Starts the server again.
    pub fn up(&self) -> Result<(), String> {
        let (data, log) = (self.data(), self.folder.join("log"));
        let arguments = ["start", "-w", "-s", "-t", "120", "-D"].map(OsStr::new);
        self.run("pg_ctl", arguments.into_iter().chain([data.as_os_str(), OsStr::new("-l"), log.as_os_str()]))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn run<'a>(&self, program: &str, arguments: impl Iterator<Item = &'a OsStr>) -> Result<(), String> {
        let mut command = command(self.user, self.programs.join(program));
        // A server that is started keeps what it inherits, so it must be nothing that somebody waits for.
        let errors = self.folder.join("errors");
        let file = fs::File::create(&errors).map_err(told("a file"))?;
        let status = command.args(arguments).stderr(file).status().map_err(told(program))?;
        match status.success() {
            true => Ok(()),
            false => {
                Err(format!("{program} failed: {}", fs::read_to_string(errors).unwrap_or_default().trim()))
            }
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // If it cannot be waited for, it goes on by itself.
        let _ = self.watch.wait();
    }
}

fn told(what: &str) -> impl FnOnce(io::Error) -> String {
    move |error| format!("{what}: {error}")
}

fn command(user: Option<User>, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null());
    if let Some(User { id, group }) = user {
        command.uid(id).gid(group);
    }
    command
}

/// What we make belongs to us.
fn am_root(ours: &Path) -> Result<bool, String> {
    Ok(fs::metadata(ours).map_err(told("the folder"))?.uid() == 0)
}

fn somebody() -> Result<User, String> {
    let users = fs::read_to_string("/etc/passwd").map_err(told("/etc/passwd"))?;
    let find = |name: &&str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2).map(|number| number.parse().ok());
        Some(User { id: numbers.next()??, group: numbers.next()?? })
    };
    USERS
        .iter()
        .find_map(find)
        .ok_or_else(|| format!("root needs one of the users {USERS:?} to run PostgreSQL"))
}

/// The folder with PostgreSQL's programs: the newest of Debian's, or one on the `PATH`.
fn programs() -> Result<PathBuf, String> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = versions
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file());
    found.ok_or_else(|| {
        "PostgreSQL is missing: there is no initdb on the PATH or in /usr/lib/postgresql".into()
    })
}
