/* Runs beside the pages: shows what is pushed. It keeps nothing of the product, so an update is never an old one. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (!message) return
  const { title, body, icon, tag, click_action } = message
  // What is before somebody's eyes already comes there by itself, but browsers want every push to be shown.
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag, data: { click_action } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  const address = new URL(event.notification.data?.click_action ?? '/', origin)
  event.waitUntil(address.origin === origin ? open(address.href) : undefined)
})

/** In a window that is open, or in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (!first) return self.clients.openWindow(address)
  await first.focus()
  return first.navigate(address).catch(() => self.clients.openWindow(address))
}
