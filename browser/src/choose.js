// Finds everything that can be done now and that this way of playing reaches, and marks the one wished for. Says what it does, if one click or
// key does it.
const [wish, byKeyboard] = arguments;
document.querySelectorAll("[data-chosen]").forEach((one) => one.removeAttribute("data-chosen"));
const reached = (one) =>
  one.getClientRects().length > 0 && one.checkVisibility() && !one.disabled && getComputedStyle(one).visibility === "visible" && (!byKeyboard || one.tabIndex >= 0);
const all = (css) => [...document.querySelectorAll(css)].filter(reached);
const direct = all("[data-test=prompt-bar] button[data-action], [data-test=tray] button[data-action], .bare [data-test=choices] button[data-action]");
const places = all("[data-test=board] button.glow");
// What is half done is finished first, so that nobody picks things up and lays them down for ever.
const half = all("[data-test=half-done]").length > 0;
const list = half && direct.length ? direct : [...direct, ...places];
if (!list.length) return null;
const one = list[wish % list.length];
one.setAttribute("data-chosen", "");
return one.getAttribute("data-action") ?? "";
