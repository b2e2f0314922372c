// Starts the application; afterwards the service worker keeps it for when the network is off. The mark and the size of the memory are
// for measuring (browser/examples/measure.rs).
import init, { start } from "{{app.js}}";

init({ module_or_path: "{{app.wasm}}" }).then((module) => {
  start();
  document.getElementById("boot")?.remove();
  performance.mark("orrery-ready");
  globalThis.orreryMemory = () => module.memory.buffer.byteLength;
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
});
