import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

// The person's device is external: stubs for what the browser would get from it.
const device = { create: vi.fn(), get: vi.fn() }
const bytes = new Uint8Array([1, 2, 3]).buffer
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}
const signed = {
  ...made,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
}

// Preloaded, as the first passkey must not time out on a busy machine.
beforeAll(() => import('@simplewebauthn/browser'))
beforeEach(() => {
  device.create.mockReset().mockResolvedValue(made)
  device.get.mockReset().mockResolvedValue(signed)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const asked = { challenge: 'AQID', timeout: 300_000, rpId: 'localhost', userVerification: 'required' } as const
const toMake = {
  challenge: 'AQID',
  timeout: 300_000,
  rp: { id: 'localhost', name: '學跡 Learntrail' },
  user: { id: 'AQID', name: 'rain@school.test', displayName: '小雨' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const,
}
const phone = {
  id: '01900000-0000-7000-8000-00000000000a',
  name: '小雨的手機',
  isBackedUp: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
}

describe('the log-in', () => {
  it('signs in with a passkey without typing', async () => {
    const server = guestServer()
      .on('POST /api/v2/sessions/passkey/options', asked)
      .on('POST /api/v2/sessions/passkey', () => {
        server.on('GET /api/v2/users/current', student)
        return { userId: student.id as string, isProfileFilled: true, isDefaultPassword: false }
      })
      .on('GET /api/v2/sessions/devices', { devices: [] })
    const { user } = openApplication('/login?returnTo=%2Faccount')
    await user.click(await screen.findByRole('button', { name: '用密碼金鑰登入' }))
    expect(await screen.findByRole('heading', { level: 1, name: '我的帳號' })).toBeVisible()
    expect(server.received('POST /api/v2/sessions/passkey')[0]?.body).toMatchObject({
      id: 'AQID',
      response: { signature: 'AQID', userHandle: 'AQID' },
    })
  })

  it('says what to do where a passkey is not known any more', async () => {
    guestServer()
      .on('POST /api/v2/sessions/passkey/options', asked)
      .on('POST /api/v2/sessions/passkey', refuse(404, { code: 'PASSKEY_UNKNOWN' }))
    const { user } = openApplication('/login')
    await user.click(await screen.findByRole('button', { name: '用密碼金鑰登入' }))
    expect(await screen.findByText(/已經從帳號移除了/)).toBeVisible()
  })

  it.each([
    ['NotAllowedError', /沒有完成/],
    ['SecurityError', /這個網址不能使用密碼金鑰/],
    ['NotSupportedError', /這台裝置現在不能使用密碼金鑰/],
  ])('after %s of the device says so and offers the other ways', async (name, sentence) => {
    guestServer().on('POST /api/v2/sessions/passkey/options', asked)
    device.get.mockRejectedValue(new DOMException('no', name))
    const { user } = openApplication('/login')
    await user.click(await screen.findByRole('button', { name: '用密碼金鑰登入' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByLabelText(/電子郵件或帳號名稱/)).toBeVisible()
  })

  it('offers passkeys in the field of the account where the browser can', async () => {
    const offering = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true })
    vi.stubGlobal('PublicKeyCredential', offering)
    const server = guestServer()
      .on('POST /api/v2/sessions/passkey/options', asked)
      .on('POST /api/v2/sessions/passkey', () => {
        server.on('GET /api/v2/users/current', student)
        return { userId: student.id as string, isProfileFilled: true, isDefaultPassword: false }
      })
      .on('GET /api/v2/sessions/devices', { devices: [] })
    openApplication('/login?returnTo=%2Faccount')
    expect(await screen.findByRole('heading', { level: 1, name: '我的帳號' })).toBeVisible()
    expect(device.get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }))
  })

  it('has no button where the browser knows no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    guestServer()
    openApplication('/login')
    await screen.findByRole('heading', { level: 1, name: '登入' })
    expect(screen.queryByRole('button', { name: '用密碼金鑰登入' })).not.toBeInTheDocument()
  })
})

describe('my account', () => {
  const myServer = (hasPassword = true) =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/sessions/devices', { devices: [] })
      .on('GET /api/v2/sessions/methods', { hasPassword, identities: [], passkeys: [phone] })

  it('adds a passkey, renames one and removes one after asking', async () => {
    const server = myServer()
      .on('POST /api/v2/sessions/passkeys/options', toMake)
      .on('POST /api/v2/sessions/passkeys', { id: phone.id })
      .on('PATCH /api/v2/sessions/passkeys/:id', { ok: true })
      .on('DELETE /api/v2/sessions/passkeys/:id', { ok: true })
    const { user } = openApplication('/account')
    const ways = await screen.findByRole('region', { name: '登入方式' })
    await user.click(await within(ways).findByRole('button', { name: '新增密碼金鑰' }))
    expect(await screen.findByText('加好了，以後不用打字就能登入')).toBeVisible()
    expect(server.received('POST /api/v2/sessions/passkeys')[0]?.body).toEqual({
      id: 'AQID',
      response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
    })

    await user.click(within(ways).getByRole('button', { name: '更改「小雨的手機」的名字' }))
    const name = await screen.findByLabelText('名字')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(server.received('PATCH /api/v2/sessions/passkeys/:id')).toHaveLength(0)
    await user.type(name, '書包裡的平板')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await vi.waitFor(() =>
      expect(server.received('PATCH /api/v2/sessions/passkeys/:id')[0]?.body).toEqual({ name: '書包裡的平板' }),
    )

    await user.click(within(ways).getByRole('button', { name: '移除「小雨的手機」' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }))
    expect(await screen.findByText('已移除「小雨的手機」')).toBeVisible()
  })

  it('says so where the device has one already', async () => {
    myServer().on('POST /api/v2/sessions/passkeys/options', toMake)
    device.create.mockRejectedValue(new DOMException('known', 'InvalidStateError'))
    const { user } = openApplication('/account')
    await user.click(await screen.findByRole('button', { name: '新增密碼金鑰' }))
    expect(await screen.findByText(/這台裝置已經有這個帳號的密碼金鑰/)).toBeVisible()
  })

  it('does not offer to remove the last way', async () => {
    myServer(false)
    openApplication('/account')
    await screen.findByText('小雨的手機')
    expect(screen.queryByRole('button', { name: '移除「小雨的手機」' })).not.toBeInTheDocument()
  })
})
