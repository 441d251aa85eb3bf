import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const publicKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const device = {
  token: 't'.repeat(43),
  name: 'Chrome · Android',
  addedAt: '2026-11-20T00:00:00.000Z',
  lastSuccessAt: null,
}

/** A browser that supports push, with its current permission and the person's answer when asked. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
      const json = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys }
      subscription = { endpoint: json.endpoint, options: {}, toJSON: () => json, unsubscribe: async () => true }
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: registration,
    getRegistration: async () => registration,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  const notification = { permission, requestPermission: async () => (notification.permission = answer) }
  vi.stubGlobal('Notification', notification)
}

const server = (isAsked = false) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/preferences', { ...defaultPreferences, isPushNotificationHidden: !isAsked })
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('GET /api/v2/fcm', { publicKey, devices: [device] })
    .on('POST /api/v2/fcm/:token', { ok: true })

test('push is turned on by one press, and the browser named by the hash of its address', async () => {
  const product = server()
  browserWith('default', 'granted')
  const { user } = openApplication('/web-push-setting')
  await user.click(await screen.findByRole('button', { name: '打開推播' }))
  expect(await screen.findByText('推播已經打開。')).toBeVisible()
  const [sent] = product.received('POST /api/v2/fcm/:token')
  expect(sent?.path).toMatch(/\/fcm\/[\w-]{43}$/)
  expect(sent?.body).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/1' })
})

test('where the browser would not, or our server could not, it is said which', async () => {
  const product = server().on('POST /api/v2/fcm/:token', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  browserWith('granted')
  const { pushManager } = await navigator.serviceWorker.ready
  const { subscribe } = pushManager
  pushManager.subscribe = () => Promise.reject(new DOMException('Registration failed', 'AbortError'))
  const { user } = openApplication('/web-push-setting')
  const turnOn = await screen.findByRole('button', { name: '打開推播' })
  await user.click(turnOn)
  expect(await screen.findByText(/^通知設定失敗！瀏覽器不讓我們打開/)).toBeVisible()
  pushManager.subscribe = subscribe
  await user.click(turnOn)
  expect(await screen.findByText(/^通知設定失敗！系統正在維護/)).toBeVisible()
  product.on('POST /api/v2/fcm/:token', { ok: true })
  await user.click(turnOn)
  expect(await screen.findByText('推播已經打開。')).toBeVisible()
})

test('who blocked it is told the way back', async () => {
  server()
  browserWith('denied')
  openApplication('/web-push-setting')
  expect(await screen.findByText(/封鎖了通知/)).toBeVisible()
  expect(screen.getByText('把「通知」改成「允許」')).toBeVisible()
  expect(screen.queryByRole('button', { name: '打開推播' })).not.toBeInTheDocument()
})

test('a browser that cannot is said to, and a guest is asked to log in', async () => {
  server()
  const { view } = openApplication('/web-push-setting')
  expect(await screen.findByText(/這個瀏覽器不能收推播/)).toBeVisible()
  view.unmount()
  guestServer()
  openApplication('/web-push-setting')
  expect(await screen.findByText(/登入之後/)).toBeVisible()
})

test('on an iPhone the way over the home screen is shown', async () => {
  server()
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { userAgent: { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' } }),
  )
  openApplication('/web-push-setting')
  expect(await screen.findByText('選「加入主畫面」，再按「加入」')).toBeVisible()
})

test('a device is tested and taken out; what fails says so', async () => {
  const product = server().on('DELETE /api/v2/fcm/:token', { ok: true })
  const { user } = openApplication('/web-push-setting')
  product.on('POST /api/v2/fcm/:token/test', refuse(502, { code: 'PUSH_NOT_TAKEN' }))
  await user.click(await screen.findByRole('button', { name: '傳一則試試' }))
  expect(await screen.findByText(/推播服務沒有收下/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '移除「Chrome · Android」' }))
  await waitFor(() => expect(product.received('DELETE /api/v2/fcm/:token')).toHaveLength(1))
  expect(await screen.findByText('還沒有任何裝置。')).toBeVisible()
})

test('at a start it asks whom it can, once, and never again whoever says so', async () => {
  const product = server(true).on('PATCH /api/v2/users/preferences', {
    ...defaultPreferences,
    isPushNotificationHidden: true,
  })
  browserWith('default')
  const { user } = openApplication('/account')
  await screen.findByRole('dialog', { name: '有新的事，要馬上告訴你嗎？' })
  await user.click(screen.getByRole('button', { name: '不要再問' }))
  expect(product.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({ isPushNotificationHidden: true })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what the browser refuses leads to how it is allowed', async () => {
  server(true)
  browserWith('default', 'denied')
  const { user, at } = openApplication('/account')
  await user.click(await screen.findByRole('button', { name: '打開推播' }))
  await waitFor(() => expect(at()).toBe('/web-push-flow'))
})

describeFaces({
  path: '/web-push-setting',
  server: () => {
    browserWith('default')
    return server()
  },
  reads: 'GET /api/v2/fcm',
  loaded: () => screen.getByText(/Chrome · Android/),
})

test('how push is turned on is told for every device, and leads to the switch', async () => {
  server()
  openApplication('/web-push-flow')
  for (const name of ['電腦和 Android', 'iPhone 和 iPad', '不小心按了封鎖'])
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.getByRole('link', { name: '到推播設定' })).toHaveAttribute('href', '/web-push-setting')
})
