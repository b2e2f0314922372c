// What sticks out of the page, and what text is cut off by its box. A box that scrolls or says by `data-cut` that it cuts on purpose
// (`text-overflow` with the whole text elsewhere) is right.
const wrong = [];
const name = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 60)}`;
const page = document.documentElement;
// A message that is missing shows its key in brackets.
for (const key of document.body.innerText.match(/\[[a-z0-9]+(-[a-z0-9]+)+\]/g) ?? []) wrong.push(`missing: ${key}`);
if (page.scrollWidth > page.clientWidth + 1) {
  wrong.push(`the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (box.right > page.clientWidth + 1 && box.width > 0 && !element.closest("[data-scrolls], svg.symbols") && wrong.length < 8) wrong.push(`  out to ${Math.round(box.right)}: ${name(element)}`);
  }
}
for (const element of document.querySelectorAll("body *:not(svg *)")) {
  const style = getComputedStyle(element);
  if (style.visibility === "hidden" || style.display === "none" || element.closest("[data-cut], .only-read, [data-scrolls]")) continue;
  const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!text) continue;
  const cuts = ["hidden", "clip"].includes(style.overflowX);
  if (cuts && element.scrollWidth > element.clientWidth + 1) wrong.push(`cut: ${name(element)}`);
  if (element.scrollWidth > element.clientWidth + 1 && style.display !== "inline" && style.overflowX === "visible" && element.clientWidth > 0) wrong.push(`overflows its box (${element.scrollWidth} in ${element.clientWidth}): ${name(element)}`);
}
return wrong.slice(0, 12);
