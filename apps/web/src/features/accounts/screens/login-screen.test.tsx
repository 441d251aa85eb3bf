import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const lookUp = { exists: true, method: 'email', isMd5: false } as const

async function logInAs(user: ReturnType<typeof openApplication>['user'], account: string, password: string) {
  await user.type(await screen.findByLabelText(/電子郵件或帳號名稱/), account)
  await user.type(screen.getByLabelText(/^密碼/), password)
  await user.click(screen.getByRole('button', { name: '登入' }))
}

test('after logging in a person is where they wanted to go', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions', lookUp)
    .on('POST /api/v2/sessions', () => {
      server.on('GET /api/v2/users/current', student)
      return { userId: student.id, isProfileFilled: true, isDefaultPassword: false }
    })
    .on('GET /api/v2/sessions/devices', { devices: [] })
  const { user, at } = openApplication('/account')

  await screen.findByRole('heading', { level: 1, name: '登入' })
  expect(at()).toBe('/login?returnTo=%2Faccount')
  await logInAs(user, 'student@demo.test', 'learn-by-doing')

  expect(await screen.findByRole('heading', { level: 1, name: '我的帳號' })).toBeVisible()
  expect(server.received('POST /api/v2/sessions')[0]?.body).toMatchObject({
    account: 'student@demo.test',
    password: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toContain('learn-by-doing')
})

test('a password is shown by the keyboard, too', async () => {
  guestServer()
  const { user } = openApplication('/login')
  const password = await screen.findByLabelText(/^密碼/)
  password.focus()
  await user.keyboard('abc{Tab}')
  expect(screen.getByRole('button', { name: '顯示密碼', pressed: false })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: '顯示密碼', pressed: true })).toHaveFocus()
})

test('after logging in nobody is sent to another site', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions', lookUp)
    .on('POST /api/v2/sessions', () => {
      server.on('GET /api/v2/users/current', student)
      return { userId: student.id, isProfileFilled: true, isDefaultPassword: false }
    })
  const { user, at } = openApplication('/login?returnTo=https%3A%2F%2Fexample.com%2F')
  await logInAs(user, 'rain', 'learn-by-doing')
  await waitFor(() => expect(at()).toMatch(/^\/portfolio/))
})

test('a wrong password is said beside the field, and what was typed stays', async () => {
  guestServer()
    .on('GET /api/v2/sessions', lookUp)
    .on('POST /api/v2/sessions', refuse(401, { code: 'INCORRECT_PASSWORD' }))
  const { user } = openApplication('/login')
  await logInAs(user, 'rain', 'not-my-password')

  expect(await screen.findByText('密碼不正確，請再輸入一次。')).toBeVisible()
  expect(screen.getByLabelText(/電子郵件或帳號名稱/)).toHaveValue('rain')
  expect(screen.getByLabelText(/^密碼/)).toHaveValue('not-my-password')
  await waitFor(() => expect(screen.getByLabelText(/^密碼/)).toHaveFocus())
})

test('an account in the old form sends the old digest, and the one that is kept from now on', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions', { ...lookUp, isMd5: true })
    .on('POST /api/v2/sessions', refuse(401, { code: 'INCORRECT_PASSWORD' }))
  const { user } = openApplication('/login')
  await logInAs(user, 'rain', 'learn-by-doing')
  await screen.findByText('密碼不正確，請再輸入一次。')
  expect(server.received('POST /api/v2/sessions')[0]?.body).toMatchObject({
    password: expect.stringMatching(/^[0-9a-f]{32}$/),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('an unknown account is said beside its field without a try', async () => {
  const server = guestServer().on('GET /api/v2/sessions', { exists: false, method: null, isMd5: false })
  const { user } = openApplication('/login')
  await logInAs(user, 'nobody', 'learn-by-doing')
  expect(await screen.findByText(/找不到這個帳號/)).toBeVisible()
  expect(server.received('POST /api/v2/sessions')).toHaveLength(0)
})

test('too many failures say how long to wait', async () => {
  guestServer()
    .on('GET /api/v2/sessions', lookUp)
    .on('POST /api/v2/sessions', refuse(429, { code: 'TOO_MANY_LOGIN_FAILURES', retryAfter: 600 }))
  const { user } = openApplication('/login')
  await logInAs(user, 'rain', 'learn-by-doing')
  expect(await screen.findByText(/^錯誤次數太多，請等 10 分鐘再試/)).toBeVisible()
})

test('an address that is not active yet leads to another activation mail', async () => {
  guestServer()
    .on('GET /api/v2/sessions', lookUp)
    .on('POST /api/v2/sessions', refuse(403, { code: 'ACCOUNT_NOT_VERIFIED' }))
    .on('POST /api/v2/sessions/email', { result: 'activation_mailed', user: null })
  const { user } = openApplication('/login')
  await logInAs(user, 'rain@demo.test', 'learn-by-doing')
  await user.click(await screen.findByRole('link', { name: '重寄驗證信' }))
  await user.click(await screen.findByRole('button', { name: '重寄一封' }))
  expect(await screen.findByRole('heading', { level: 1, name: '驗證信寄出了' })).toBeVisible()
})

test('nothing is sent while a field is empty, and the first is in focus', async () => {
  const server = guestServer()
  const { user } = openApplication('/login')
  await user.click(await screen.findByRole('button', { name: '登入' }))
  expect(await screen.findAllByText('請填寫這個欄位')).toHaveLength(2)
  await waitFor(() => expect(screen.getByLabelText(/電子郵件或帳號名稱/)).toHaveFocus())
  expect(server.received('GET /api/v2/sessions')).toHaveLength(0)
})

test('the language changes at once and is remembered', async () => {
  guestServer()
  const { user } = openApplication('/login')
  await user.click(await screen.findByRole('button', { name: /切換成英文/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('learntrail.locale')).toBe('en')
  await waitFor(() => expect(document.title).toBe('Log in · Learntrail'))
})
