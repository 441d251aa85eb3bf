/*
 * The service worker: shows push notifications, and a page to write on while offline. It caches nothing else of the
 * product, so that no update is ever stale and no person finds what another has read.
 */
const kept = 'learntrail-offline-3'
const offlinePage = '/offline.html'
const partsOfPage = [
  '/offline.js',
  '/offline-attached.js',
  '/offline-files.js',
  '/offline-texts.js',
  '/offline-voice.js',
  '/offline.css',
]

self.addEventListener('install', (event) => {
  const page = caches.open(kept).then((cache) => cache.addAll([offlinePage, ...partsOfPage, '/icon.svg']))
  event.waitUntil(page.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  // Only if the network does not answer at all: an answer of the server, errors included, belongs to the page.
  const isOfPage = partsOfPage.includes(pathname)
  if (request.mode !== 'navigate' && !isOfPage) return
  const instead = isOfPage ? pathname : offlinePage
  event.respondWith(fetch(request).catch(async () => (await caches.match(instead)) ?? Response.error()))
})

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (!message) return
  const { title, body, icon, image, tag, click_action } = message
  // Browsers require that every push is shown, even if an open page already shows the news.
  event.waitUntil(self.registration.showNotification(title, { body, icon, image, tag, data: { click_action } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  const address = new URL(event.notification.data?.click_action ?? '/', origin)
  event.waitUntil(address.origin === origin ? open(address.href) : undefined)
})

/** Opens an address in an existing window, or in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (!first) return self.clients.openWindow(address)
  await first.focus()
  return first.navigate(address).catch(() => self.clients.openWindow(address))
}
