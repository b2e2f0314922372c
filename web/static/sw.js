// Keeps every file of one version of the client, so that it works with the network off. What belongs to games that not everybody plays
// is kept once it was wanted. What concerns matches on the server (/api) is never kept.
const CACHE = "orrery-{{version}}";
const FILES = "{{files}}";
const LATER = "{{later}}";

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll((await hadAll()) ? [...FILES, ...LATER] : FILES);
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("orrery-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

// The page runs with all games.
self.addEventListener("message", (event) => {
  if (event.data === "all") event.waitUntil(keepAll());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === location.origin && !url.pathname.startsWith("/api") &&
    url.pathname !== "/health" && url.pathname !== "/metrics";
  if (ours) event.respondWith(answer(event.request, url));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const path of LATER) if (!(await cache.match(path))) await cache.add(path);
}

// Did an earlier version keep all games? Then a new one does too.
async function hadAll() {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some((request) => new URL(request.url).pathname.startsWith("/assets/all-"))) return true;
  }
  return false;
}

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
