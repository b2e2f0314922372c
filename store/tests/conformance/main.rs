//! What every store must do, whatever it keeps its matches in.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod appending;
mod backups;
mod chat;
#[path = "../common/mod.rs"]
mod common;
mod leases;
mod lists;
mod model;
mod rights;
mod texts;
mod wakes;

/// Makes each of these a test of every back end.
macro_rules! conformance {
    ($($module:ident::$name:ident,)*) => {
        conformance!(back end sqlite: $($module::$name,)*);
        conformance!(back end memory: $($module::$name,)*);
        conformance!(back end postgres: $($module::$name,)*);
    };
    (back end $house:ident: $($module:ident::$name:ident,)*) => {
        mod $house {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::$module::$name(&crate::common::House::$house().await).await;
                }
            )*
        }
    };
}

conformance! {
    appending::a_match_comes_back_as_it_was_written,
    appending::a_name_can_be_taken_once,
    appending::an_entry_with_a_wrong_number_changes_nothing,
    appending::of_many_who_append_the_same_number_one_wins,
    appending::entries_come_in_pages,
    appending::snapshots_come_back_as_they_were,
    appending::what_is_not_there_is_not_found,
    appending::a_store_is_still_there_when_it_is_opened_again,
    lists::the_lobby_has_what_is_listed_latest_first,
    lists::the_lobby_can_be_narrowed,
    lists::the_lobby_comes_in_pages,
    lists::all_matches_come_in_the_order_of_their_names,
    rights::a_ticket_opens_what_it_was_given,
    rights::what_is_revoked_is_gone_and_what_is_given_with_it_stays,
    rights::mine_are_those_with_a_seat_or_the_table,
    chat::lines_are_numbered_and_the_last_ones_are_read,
    chat::what_is_said_twice_is_one_line,
    chat::many_who_speak_at_once_get_one_number_each,
    chat::nobody_speaks_at_a_table_that_is_not_there,
    leases::only_what_is_due_is_claimed,
    leases::no_two_nodes_claim_the_same,
    leases::a_lease_runs_out,
    leases::whoever_appends_may_keep_the_match,
    wakes::whatever_is_written_wakes,
    wakes::what_changes_nothing_does_not_wake,
    wakes::another_node_is_woken,
    backups::a_backup_of_a_store_in_use_is_one_moment,
    backups::a_backup_comes_back_whole_in_every_kind_of_store,
    backups::only_an_empty_store_is_filled,
    backups::nothing_is_overwritten,
    backups::what_is_no_backup_is_refused,
    texts::odd_texts_come_back_as_they_were,
    texts::what_one_store_cannot_keep_none_does,
    model::a_store_does_what_the_model_does,
}
