// Texts that are seen or read aloud and bear no mark of the pseudo-language. Numbers, signs, names of people, ids of rules, addresses and
// notation are the same in every language; what shows them says so by `translate="no"` or is code.
const bare = new Set();
const says = (text) => /[\p{L}]{2,}/u.test(text) && !text.includes("⟦") && !text.includes("⟧");
const exempt = (element) => element.closest("code, pre, kbd, [translate=no], noscript, script, style, svg.symbols, option[value]:not([data-key])");
// Ids of rules, and bots as the command line writes them.
const notation = /^([A-Z]{2}-[A-Z-]+\d*|random|greedy|mcts:\d+)$/;
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const node = walk.currentNode;
  const text = node.textContent.trim();
  if (text && says(text) && !exempt(node.parentElement) && !notation.test(text)) bare.add(text.slice(0, 60));
}
for (const name of ["aria-label", "title", "placeholder", "alt"])
  for (const element of document.querySelectorAll(`body [${name}]`)) {
    const text = element.getAttribute(name);
    if (text && says(text) && !exempt(element)) bare.add(`${name}=${text.slice(0, 60)}`);
  }
return [...bare].slice(0, 25);
