//! Addresses of stores.

use orrery_store::{StoreError, open};

#[tokio::test]
async fn what_names_no_store_is_explained() {
    for wrong in ["", "store.db", "mysql://host/db", "sqlite", "sqlite:"] {
        let error = open(wrong).await.err().unwrap();
        assert!(matches!(error, StoreError::Address(_)), "{wrong}: {error}");
        assert!(error.to_string().contains("sqlite:PATH"), "{error}");
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_made_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let below_a_file = format!("sqlite:{}", folder.path().join("file/store.db").display());
    assert!(matches!(open(&below_a_file).await.err(), Some(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn an_odd_path_is_a_path() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["file:x?mode=memory", "a b#c%20.db", "ß.db"] {
        let path = folder.path().join(name);
        open(&format!("sqlite:{}", path.display())).await.unwrap();
        assert!(path.is_file(), "{name}");
    }
}
