import { providers } from '@learntrail/contract/accounts/providers'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { elsewhere } from '../../../routing/elsewhere.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { newcomer, student } from '../../../testing/people.ts'
import { providerNames } from './provider-names.ts'

const left = vi.fn()
beforeEach(() => {
  left.mockReset()
  vi.spyOn(elsewhere, 'go').mockImplementation(left)
})

const all = { providers: [...providers] }
const user = { userId: newcomer.id as string, isProfileFilled: false, isDefaultPassword: false }
const welcome = { result: 'signed_in', user, returnTo: null } as const
const unknown = { result: 'role_needed', user: null, returnTo: null } as const

test('the interface knows every provider of the contract', () => expect(providerNames).toEqual(providers))

describe('the log-in', () => {
  it('has a button for each provider that is switched on, which leaves for it and says where to come back', async () => {
    const server = guestServer()
      .on('GET /api/v2/sessions/providers', { providers: ['google', 'tanet'] })
      .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
    const { user } = openApplication('/login?returnTo=%2Faccount')
    await user.click(await screen.findByRole('button', { name: '用教育雲端帳號登入' }))
    expect(screen.queryByRole('button', { name: /Facebook/ })).not.toBeInTheDocument()
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('https://provider.test/auth'))
    const [sent] = server.received('POST /api/v2/sessions/providers/:provider')
    expect([sent?.path, sent?.body]).toEqual(['/api/v2/sessions/providers/tanet', { returnTo: '/account' }])
  })

  it('says so when a provider cannot be reached', async () => {
    guestServer()
      .on('GET /api/v2/sessions/providers', all)
      .on('POST /api/v2/sessions/providers/:provider', refuse(503, { code: 'PROVIDER_UNAVAILABLE' }))
    const { user } = openApplication('/login')
    await user.click(await screen.findByRole('button', { name: '用 Google 登入' }))
    expect(await screen.findByText(/對方的登入服務現在沒有回應/)).toBeVisible()
    expect(left).not.toHaveBeenCalled()
  })
})

test('signing up takes the role along', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions/providers', all)
    .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
  const { user } = openApplication('/signup/method?role=teacher')
  await user.click(await screen.findByRole('button', { name: '用 Facebook 註冊' }))
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
  expect(server.received('POST /api/v2/sessions/providers/:provider')[0]?.body).toEqual({ role: 'teacher' })
})

describe('coming back from a provider', () => {
  it('signs in with what it sent, once, and goes on', async () => {
    const server = guestServer().on('POST /api/v2/sessions/google', () => {
      server.on('GET /api/v2/users/current', newcomer)
      return welcome
    })
    const { at } = openApplication('/login/google?code=the-code&state=the-state&iss=https%3A%2F%2Fissuer.test')
    await screen.findByRole('heading', { level: 1, name: '開始之前' })
    expect(at()).toBe('/signup-terms')
    expect(server.received('POST /api/v2/sessions/google').map(({ body }) => body)).toEqual([
      { code: 'the-code', state: 'the-state', iss: 'https://issuer.test' },
    ])
  })

  it('asks a new person for the role, and then makes the account', async () => {
    const server = guestServer().on('POST /api/v2/sessions/google', ({ body }) => {
      if (!('role' in (body as object))) return unknown
      server.on('GET /api/v2/users/current', newcomer)
      return welcome
    })
    const { user, at } = openApplication('/login/google?code=the-code&state=the-state')
    await screen.findByRole('heading', { level: 1, name: '你是哪一種身分？' })
    expect(at()).toBe('/signup?with=google')
    await user.click(screen.getByRole('button', { name: /^老師/ }))
    await screen.findByRole('heading', { level: 1, name: '開始之前' })
    expect(server.received('POST /api/v2/sessions/google')[1]?.body).toEqual({ role: 'teacher' })
  })

  it('after a cancel says so and offers two ways on', async () => {
    const server = guestServer()
    openApplication('/login/facebook?error=access_denied&state=the-state')
    expect(await screen.findByText('登入取消了')).toBeVisible()
    expect(screen.getByRole('button', { name: '再用 Facebook 登入一次' })).toBeVisible()
    expect(screen.getByRole('link', { name: '用別的方式登入' })).toHaveAttribute('href', '/login')
    expect(server.calls.map(({ name }) => name)).not.toContain('POST /api/v2/sessions/facebook')
  })

  it.each([
    ['SIGN_IN_EXPIRED', 410, /請重新開始/],
    ['SIGN_IN_REFUSED', 401, /沒有確認你的身分/],
    ['PROVIDER_EMAIL_UNVERIFIED', 403, /請先在 Google 完成驗證/],
  ] as const)('after %s says what to do next', async (code, status, sentence) => {
    guestServer().on('POST /api/v2/sessions/google', refuse(status, { code }))
    openApplication('/login/google?code=the-code&state=the-state')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('button', { name: '再用 Google 登入一次' })).toBeVisible()
  })
})

describe('the same e-mail at another way', () => {
  const conflict = { selected: 'google', original: 'email', email: 'rain@school.test', hasPassword: true } as const

  it('shows both ways and joins them once the password is right', async () => {
    const server = guestServer()
      .on('POST /api/v2/sessions/google', refuse(409, { code: 'LOGIN_METHOD_CONFLICT' }))
      .on('GET /api/v2/sessions/method', { conflict })
      .on('GET /api/v2/sessions', { exists: true, method: 'email', isMd5: false })
      .on('PATCH /api/v2/sessions/method', refuse(401, { code: 'INCORRECT_PASSWORD' }))
    const { user, at } = openApplication('/login/google?code=the-code&state=the-state')
    await screen.findByRole('heading', { level: 1, name: '確認是同一個人' })
    expect(at()).toBe('/user/account-confirmation')
    expect(await screen.findByText('rain@school.test')).toBeVisible()
    expect(screen.getByText('電子郵件與密碼')).toBeVisible()

    await user.type(screen.getByLabelText('目前的密碼'), 'not-my-password')
    await user.click(screen.getByRole('button', { name: '確認，合成一個帳號' }))
    expect(await screen.findByText('密碼不正確，請再輸入一次。')).toBeVisible()
    expect(screen.getByLabelText('目前的密碼')).toHaveValue('not-my-password')

    server.on('PATCH /api/v2/sessions/method', () => {
      server.on('GET /api/v2/users/current', student)
      return { userId: student.id as string, isProfileFilled: true, isDefaultPassword: false }
    })
    await user.click(screen.getByRole('button', { name: '確認，合成一個帳號' }))
    expect(await screen.findByText('完成了，現在用 Google 也能登入')).toBeVisible()
    expect(server.received('PATCH /api/v2/sessions/method')[1]?.body).toMatchObject({ method: 'google' })
  })

  it('without a password proves the original provider first', async () => {
    const server = guestServer()
      .on('GET /api/v2/sessions/method', {
        conflict: { ...conflict, selected: 'tanet', original: 'google', hasPassword: false },
      })
      .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
    const { user } = openApplication('/user/account-confirmation')
    await user.click(await screen.findByRole('button', { name: '先用 Google 登入' }))
    await vi.waitFor(() => expect(left).toHaveBeenCalled())
    expect(server.received('POST /api/v2/sessions/providers/:provider')[0]?.body).toEqual({
      returnTo: '/user/account-confirmation',
    })
  })

  it('has nothing to confirm for whoever comes without one', async () => {
    guestServer().on('GET /api/v2/sessions/method', { conflict: null })
    openApplication('/user/account-confirmation')
    expect(await screen.findByText('沒有要確認的帳號')).toBeVisible()
    expect(screen.getByRole('link', { name: '前往登入' })).toHaveAttribute('href', '/login')
  })
})

describe('my account', () => {
  const google = {
    provider: 'google',
    email: 'rain@mail.test',
    linkedAt: '2026-01-01T00:00:00Z',
    lastUsedAt: null,
  } as const

  it('lists my ways, links another one and takes one off after asking', async () => {
    const server = guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/sessions/devices', { devices: [] })
      .on('GET /api/v2/sessions/providers', all)
      .on('GET /api/v2/sessions/methods', { hasPassword: true, identities: [google], passkeys: [] })
      .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
      .on('DELETE /api/v2/sessions/methods/:provider', { ok: true })
    const { user } = openApplication('/account')
    const ways = await screen.findByRole('region', { name: '登入方式' })
    expect(await within(ways).findByText(/rain@mail.test/)).toBeVisible()

    await user.click(within(ways).getByRole('button', { name: '連結教育雲端帳號' }))
    await vi.waitFor(() => expect(left).toHaveBeenCalled())
    expect(server.received('POST /api/v2/sessions/providers/:provider')[0]?.body).toEqual({ intent: 'link' })

    await user.click(within(ways).getByRole('button', { name: '移除 Google' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }))
    expect(await screen.findByText('已移除 Google')).toBeVisible()
    expect(server.received('DELETE /api/v2/sessions/methods/:provider')).toHaveLength(1)
  })

  it('does not offer to take the last way off', async () => {
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/sessions/devices', { devices: [] })
      .on('GET /api/v2/sessions/providers', { providers: ['google'] })
      .on('GET /api/v2/sessions/methods', { hasPassword: false, identities: [google], passkeys: [] })
    openApplication('/account')
    await screen.findByText(/rain@mail.test/)
    expect(screen.queryByRole('button', { name: '移除 Google' })).not.toBeInTheDocument()
  })
})

describeFaces({
  path: '/user/account-confirmation',
  server: () => guestServer().on('GET /api/v2/sessions/method', { conflict: null }),
  reads: 'GET /api/v2/sessions/method',
  loaded: () => screen.getByRole('link', { name: '前往登入' }),
})
