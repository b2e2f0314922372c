// The worker in which bots think: the same program as the page, with another beginning. What is said to it before the program is
// loaded is kept and said again.
import init, { worker } from "{{app.js}}";

const early = [];
const keep = (event) => early.push(event.data);
self.addEventListener("message", keep);

init({ module_or_path: "{{app.wasm}}" })
  .then(() => {
    worker();
    self.removeEventListener("message", keep);
    for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
  })
  // A promise that fails is not heard by the page; an error is.
  .catch((error) => setTimeout(() => { throw error; }));
