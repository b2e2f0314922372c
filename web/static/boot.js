// Starts the application; afterwards the service worker keeps it for when the network is off.
import init, { start } from "{{app.js}}";

init({ module_or_path: "{{app.wasm}}" }).then(() => {
  start();
  document.getElementById("boot")?.remove();
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
});
