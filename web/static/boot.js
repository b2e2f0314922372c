// Starts the application; afterwards the service worker keeps it for when the network is off. There are two programs: one knows the
// first game and is small, the other knows all games. Whoever has once wanted another game gets the large one from then on; it is
// loaded also where the address already names such a game. The mark and the size of the memory are for measuring
// (browser/examples/measure.rs).
const FIRST = ["rocket-dice"];
const PROGRAMS = {
  first: { script: "{{app.js}}", wasm: "{{app.wasm}}", worker: "{{worker.js}}" },
  all: { script: "{{all.js}}", wasm: "{{all.wasm}}", worker: "{{all-worker.js}}" },
};
const WISH = "orrery-games";

function wished() {
  const game = /^\/(?:new|rules)\/([^/]+)/.exec(location.pathname)?.[1];
  if (game && !FIRST.includes(game)) return "all";
  try {
    return localStorage.getItem(WISH) === "all" ? "all" : "first";
  } catch {
    return "first";
  }
}

// `told` is what the application hears about itself (web/kit/src/wider.rs).
async function run(games, told) {
  const { script, wasm, worker } = PROGRAMS[games];
  const [{ default: init, start }, answer] = await Promise.all([import(script), fetch(wasm)]);
  const module = await init({ module_or_path: answer });
  document.querySelector("meta[name=orrery-worker]").content = worker;
  document.documentElement.dataset.games = told;
  start();
  document.getElementById("boot")?.remove();
  performance.mark("orrery-ready");
  globalThis.orreryMemory = () => module.memory.buffer.byteLength;
}

async function boot() {
  const games = wished();
  try {
    await run(games, games);
  } catch (error) {
    // With the network off the first game is better than nothing.
    if (games === "first") throw error;
    return await run("first", "no-others");
  }
  if (games !== "all") return;
  try {
    localStorage.setItem(WISH, games);
  } catch {}
}

boot().then(async () => {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const kept = await navigator.serviceWorker.ready;
  if (document.documentElement.dataset.games === "all") kept.active?.postMessage("all");
}, (error) => console.error(error)).catch(() => {});
