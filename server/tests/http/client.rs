//! The browser client: its files, and one page for all its addresses.

use orrery_server::Config;
use orrery_site::Site;
use orrery_wire::Code;

use crate::web::{Ask, Server, free};

async fn with_client() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("assets")).unwrap();
    std::fs::write(folder.path().join("index.html"), "<title>Orrery</title>").unwrap();
    std::fs::write(folder.path().join("assets/app-12.js"), "start()").unwrap();
    let site = Site::Folder(folder.path().to_owned());
    (Server::with(Config { site, ..free() }).await, folder)
}

#[tokio::test]
async fn every_address_of_the_client_is_its_page() {
    let (server, _folder) = with_client().await;
    for path in [
        "/",
        "/new/rocket-dice",
        "/t/0123456789abcdef",
        "/t/0123456789abcdef/replay?at=4",
        "/rules/rocket-dice",
        "/bots",
    ] {
        let page = server.get(path).send_unchecked().await.is(200);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(page.header("cache-control"), Some("no-cache"), "{path}");
        assert!(page.header("content-security-policy").unwrap().contains("default-src 'none'"), "{path}");
    }
    for path in ["/nothing", "/assets/gone.js", "/api/nothing", "/rules/gone.json", "/..%2fCargo.toml"] {
        server.get(path).send().await.refused(404, Code::BadRequest);
    }
    Ask::new(server.address, "POST", "/bots").send().await.refused(404, Code::BadRequest);
}

#[tokio::test]
async fn files_are_kept_for_ever_and_pages_asked_for_anew() {
    let (server, folder) = with_client().await;
    let script = server.get("/assets/app-12.js").send_unchecked().await.is(200);
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(script.header("cache-control").unwrap().contains("immutable"));
    let page = server.get("/").send_unchecked().await.is(200);
    let tag = page.header("etag").unwrap().to_owned();
    let again = server.get("/").header("if-none-match", &tag).send_unchecked().await.is(304);
    assert!(again.body.is_empty());
    std::fs::write(folder.path().join("index.html"), "<title>Orrery 2</title>").unwrap();
    server.get("/").header("if-none-match", &tag).send_unchecked().await.is(200);
}

#[tokio::test]
async fn a_server_without_a_client_says_so() {
    let server = Server::start().await;
    let told = server.get("/").send_unchecked().await.is(404);
    assert!(told.text().contains("cargo play"));
    server.get("/bots").send().await.refused(404, Code::BadRequest);
}
