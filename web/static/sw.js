// Keeps every file of one version of the client, so that it works with the network off. What concerns matches on the server
// (/api) is never kept.
const CACHE = "orrery-{{version}}";
const FILES = "{{files}}";

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("orrery-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === location.origin && !url.pathname.startsWith("/api") &&
    url.pathname !== "/health" && url.pathname !== "/metrics";
  if (ours) event.respondWith(answer(event.request, url));
});

// Fingerprinted files come from the cache; a page comes from the network while there is one, so that a new version is seen at once.
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match("/index.html")) ?? Response.error();
    }
  }
  return (await cache.match(url.pathname)) ?? fetch(request);
}
