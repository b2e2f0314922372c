//! Measures what a person feels: how much the first visit loads and how soon it can be used, how soon a click is answered, and whether a long
//! game eats memory. `cargo verify browser` builds what it needs; then `cargo run -p orrery-browser --example measure`.

use orrery_browser::{Browser, Hand, House, Look, Outcome, Way};
use serde_json::Value;

/// From a click on an action to the frame after the page has changed.
const WATCH: &str = r#"
window.answers = [];
let clicked = null;
addEventListener("click", (event) => { if (event.target.closest("[data-action]")?.dataset.action) clicked = performance.now(); }, true);
new MutationObserver(() => {
  if (clicked === null) return;
  const from = clicked;
  clicked = null;
  requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - from)));
}).observe(document.querySelector("[data-test=board]"), { subtree: true, childList: true, attributes: true });
"#;

const LOADED: &str = r#"
const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
const ready = performance.getEntriesByName("orrery-ready")[0]?.startTime ?? 0;
const first = all.filter((one) => one.startTime <= ready);
return { files: first.length, bytes: first.reduce((sum, one) => sum + one.encodedBodySize, 0), ready };
"#;

const MEMORY: &str =
    "return { wasm: window.orreryMemory() / 1048576, heap: performance.memory.usedJSHeapSize / 1048576 }";

#[tokio::main]
async fn main() -> Outcome {
    let house = House::open().await?;
    let browser = Browser::open(Look::WIDE).await?;
    browser.goto(&house.page("/")).await?;
    println!("first visit: {}", browser.run(LOADED, vec![]).await?);
    browser.reduce_motion().await?;
    browser.click("[data-test=play-now]").await?;
    browser.see("[data-test=board]").await?;
    browser.turn().await?;
    browser.run(WATCH, vec![]).await?;
    let mut hand = Hand::new(11);
    loop {
        println!("memory in MiB: {}", browser.run(MEMORY, vec![]).await?);
        if browser.play(&mut hand, Way::Mouse, 40).await? < 40 {
            break;
        }
    }
    let answers = browser.run("return window.answers", vec![]).await?;
    let mut answers: Vec<f64> = answers.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    answers.sort_by(f64::total_cmp);
    let at = |share: f64| {
        answers.get((answers.len() as f64 * share) as usize).or(answers.last()).copied().unwrap_or_default()
    };
    println!(
        "{} clicks answered: half within {:.0} ms, 95 of 100 within {:.0} ms, all within {:.0} ms",
        answers.len(),
        at(0.5),
        at(0.95),
        at(1.0)
    );
    browser.close().await
}
