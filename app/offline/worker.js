/**
 * The service worker (docs/adr/0078-offline.md): it keeps a page for who has no network, in each language, and nothing else.
 * lib/server/offline/offline-files.ts fills in what stands in capitals between underscores.
 */
const KEPT = 'offline-__VERSION__'
const FILES = __FILES__
/** The page of each language by the prefix of its addresses, the one without a prefix last. */
const PAGES = __PAGES__

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
})

async function keepFiles() {
  const kept = await caches.open(KEPT)
  await kept.addAll(FILES)
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== KEPT)
  await Promise.all(others.map((name) => caches.delete(name)))
  // The page is asked for while the worker starts, so that nobody waits for it.
  await self.registration.navigationPreload?.enable()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answer(event, pathname))
  else if (FILES.includes(pathname)) event.respondWith(keptOr(pathname, request))
})

async function answer({ request, preloadResponse }, pathname) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const [, page] = PAGES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    return (await caches.match(page)) ?? Response.error()
  }
}

async function keptOr(pathname, request) {
  return (await caches.match(pathname)) ?? fetch(request)
}
