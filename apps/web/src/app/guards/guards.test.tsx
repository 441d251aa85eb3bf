import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { guest, student } from '../../testing/people.ts'

test('the root shows guests what the product is', async () => {
  guestServer()
  const { at } = openApplication('/')
  expect(await screen.findByRole('heading', { level: 1, name: /走過的學習/ })).toBeVisible()
  expect(at()).toBe('/onboarding')
})

test.each([
  ['guests', guest, '/onboarding'],
  ['members', student, '/portfolio'],
])('an unknown address is said to be one, and leads %s back', async (_who, person, home) => {
  guestServer().on('GET /api/v2/users/current', person)
  const { user, at } = openApplication('/no/such/screen')
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這一頁' })).toBeVisible()
  expect(screen.getByText('這條路到這裡就斷了')).toBeVisible()
  expect(at()).toBe('/error')
  await user.click(screen.getByRole('link', { name: '回到首頁' }))
  await waitFor(() => expect(at().split('?')[0]).toBe(home))
})

test.each(['/portfolio', '/account', '/user/profile', '/user/build-portfolio', '/user/update-password'])(
  'a guest at %s logs in first',
  async (address) => {
    guestServer()
    const { at } = openApplication(address)
    expect(await screen.findByRole('heading', { level: 1, name: '登入' })).toBeVisible()
    expect(at()).toBe(`/login?returnTo=${encodeURIComponent(address)}`)
  },
)

test('when the guard cannot ask who is there, it says so and goes to the root, which can try again', async () => {
  const server = guestServer().on('GET /api/v2/users/current', refuse(500, { code: 'INTERNAL_ERROR' }))
  const { user, at } = openApplication('/account')
  expect(await screen.findByText(/暫時確認不了你的登入狀態/)).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('這裡沒載入出來')
  expect(at()).toBe('/')

  server.on('GET /api/v2/users/current', { ...student, deletedAt: '2026-11-20T00:00:00Z' })
  await user.click(screen.getByRole('button', { name: '再試一次' }))
  expect(await screen.findByRole('heading', { level: 1, name: '帳號刪除中' })).toBeVisible()
})

test('a session that ends in the middle leads to the log-in, and knows the way back', async () => {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', () => {
      server.on('GET /api/v2/users/current', { ...student, id: null, role: 'guest' })
      return refuse(401, { code: 'NOT_AUTHENTICATED' })
    })
  const { at } = openApplication('/account')
  expect(await screen.findByRole('heading', { level: 1, name: '登入' })).toBeVisible()
  expect(at()).toBe('/login?returnTo=%2Faccount&expired=1')
  expect(screen.getByText(/登入過期了，請再登入一次。你寫的內容都還在/)).toBeVisible()
})

test('whoever logs out is not told that their session has run out', async () => {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', { devices: [] })
  const { user } = openApplication('/account')
  await screen.findByRole('heading', { level: 1, name: '我的帳號' })
  server.on('GET /api/v2/users/current', { ...student, id: null, role: 'guest' })
  server.on('DELETE /api/v2/sessions', { ok: true })
  await user.click((await screen.findAllByRole('button', { name: '登出' })).at(-1) as HTMLElement)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '登出' }))
  await screen.findByRole('heading', { level: 1, name: /走過的學習/ })
  expect(screen.queryByText(/登入過期了/)).not.toBeInTheDocument()
})
