import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elsewhere } from '../../../routing/elsewhere.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const left = vi.fn()
beforeEach(() => {
  left.mockReset()
  vi.spyOn(elsewhere, 'go').mockImplementation(left)
})

const asking = 'POST /api/v2/users/setDeleteStatus'
const cancelling = 'DELETE /api/v2/users/setDeleteStatus'
const preparing = 'POST /api/v2/users/archive'
const proving = 'POST /api/v2/sessions/proof'
const now = () => new Date().toISOString()
const leavingStudent = () => ({ ...student, deletedAt: now() })
const archive = {
  id: '019a0000-0000-7000-8000-00000000aaaa',
  url: '/api/v2/users/archive/019a0000-0000-7000-8000-00000000aaaa',
  fileCount: 12,
  bytes: 5 * 1024 * 1024,
  expiresAt: '2026-11-22T10:00:00.000Z',
}

function server() {
  return guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
}

async function openDialog(user: ReturnType<typeof openApplication>['user']) {
  await user.click(await screen.findByRole('button', { name: '刪除帳號' }))
  return within(await screen.findByRole('dialog', { name: '刪除我的帳號' }))
}

describe('asking for deletion', () => {
  it('says what goes and what stays, takes the password and a typed word, and leads to the end of the account', async () => {
    const asked = server().on(asking, () => {
      asked.on('GET /api/v2/users/current', leavingStudent())
      return { deletedAt: now(), endsAt: now() }
    })
    const { user, at } = openApplication('/account')
    const dialog = await openDialog(user)
    expect(dialog.getByText('學習紀錄、照片與檔案、草稿')).toBeVisible()
    expect(dialog.getByText(/署名「已刪除的使用者」/)).toBeVisible()
    await user.type(await dialog.findByLabelText(/目前的密碼/), 'learn-by-doing')
    await user.click(dialog.getByRole('button', { name: '刪除帳號' }))
    expect(dialog.getByText('請輸入「刪除帳號」這四個字。')).toBeVisible()
    expect(asked.received(asking)).toEqual([])
    await user.type(dialog.getByLabelText(/輸入「刪除帳號」來確認/), ' 刪除帳號 ')
    await user.click(dialog.getByRole('button', { name: '刪除帳號' }))
    await waitFor(() => expect(at()).toBe('/delete'))
    expect(asked.received(asking)[0]?.body).toEqual({ password: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('keeps what was typed when the password is wrong, and says so at its field', async () => {
    server().on(asking, refuse(401, { code: 'INCORRECT_PASSWORD' }))
    const { user } = openApplication('/account')
    const dialog = await openDialog(user)
    await user.type(await dialog.findByLabelText(/目前的密碼/), 'wrong')
    await user.type(dialog.getByLabelText(/輸入「刪除帳號」/), '刪除帳號')
    await user.click(dialog.getByRole('button', { name: '刪除帳號' }))
    expect(await dialog.findByText('密碼不正確，請再輸入一次。')).toBeVisible()
    expect(dialog.getByLabelText(/輸入「刪除帳號」/)).toHaveValue('刪除帳號')
  })

  it('asks whoever has only a passkey for that, and goes on in the same dialog', async () => {
    const key = {
      id: '019a0000-0000-7000-8000-000000000009',
      name: '手機',
      isBackedUp: true,
      createdAt: now(),
      lastUsedAt: null,
    }
    server()
      .on('GET /api/v2/sessions/methods', { hasPassword: false, identities: [], passkeys: [key] })
      .on(asking, refuse(403, { code: 'FRESH_SIGN_IN_REQUIRED', values: { method: 'passkey' } }))
    const { user } = openApplication('/account?delete=1')
    const dialog = within(await screen.findByRole('dialog', { name: '刪除我的帳號' }))
    await user.type(await dialog.findByLabelText(/輸入「刪除帳號」/), '刪除帳號')
    await user.click(dialog.getByRole('button', { name: '刪除帳號' }))
    expect(await dialog.findByRole('button', { name: '用密碼金鑰再登入一次' })).toBeVisible()
    expect(dialog.getByLabelText(/輸入「刪除帳號」/)).toHaveValue('刪除帳號')
  })

  it('sends who has no password to their provider, and opens again when they are back', async () => {
    const identity = { provider: 'google', email: null, linkedAt: now(), lastUsedAt: null } as const
    const asked = server()
      .on('GET /api/v2/sessions/methods', { hasPassword: false, passkeys: [], identities: [identity] })
      .on(asking, refuse(403, { code: 'FRESH_SIGN_IN_REQUIRED', values: { method: 'google' } }))
      .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
    const { user } = openApplication('/account?delete=1')
    const dialog = within(await screen.findByRole('dialog', { name: '刪除我的帳號' }))
    await user.type(await dialog.findByLabelText(/輸入「刪除帳號」/), '刪除帳號')
    expect(dialog.queryByLabelText(/密碼/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: '刪除帳號' }))
    await user.click(await dialog.findByRole('button', { name: /Google 再登入一次/ }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://provider.test/auth'))
    expect(asked.received('POST /api/v2/sessions/providers/:provider')[0]?.body).toEqual({
      returnTo: '/account?delete=1',
    })
  })

  it('can be left without a change', async () => {
    const asked = server()
    const { user, at } = openApplication('/account')
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: '先不要' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([at(), asked.received(asking)]).toEqual(['/account', []])
  })
})

describe('the end of the account', () => {
  it('is named by its day, and cancelled by one press', async () => {
    const asked = guestServer()
      .on('GET /api/v2/users/current', { ...leavingStudent(), deletedAt: now() })
      .on(cancelling, () => {
        asked.on('GET /api/v2/users/current', student)
        return { ok: true as const }
      })
    const { user, at } = openApplication('/portfolio')
    expect(await screen.findByText(/^帳號會在 .*日.* 刪除$/)).toBeVisible()
    expect(at()).toBe('/delete')
    await user.click(screen.getByRole('button', { name: '取消刪除' }))
    await waitFor(() => expect(at()).not.toBe('/delete'))
    expect(asked.received(cancelling)).toHaveLength(1)
  })

  it('says where one could not be logged out', async () => {
    guestServer()
      .on('GET /api/v2/users/current', leavingStudent())
      .on('DELETE /api/v2/sessions', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication('/delete')
    await user.click(await screen.findByRole('button', { name: '登出' }))
    expect(await screen.findByText('登出失敗，請再試一次。')).toBeVisible()
  })

  it('after 14 days it says that there is no way back', async () => {
    const longAgo = new Date(Date.now() - 15 * 86_400_000).toISOString()
    guestServer().on('GET /api/v2/users/current', { ...student, deletedAt: longAgo })
    openApplication('/delete')
    expect(await screen.findByText('14 天已經過了')).toBeVisible()
    expect(screen.queryByRole('button', { name: '取消刪除' })).toBeNull()
    expect(screen.getByRole('button', { name: '登出' })).toBeVisible()
  })

  it('asks for the password before everything is taken along, and goes on with it', async () => {
    const asked = guestServer()
      .on('GET /api/v2/users/current', leavingStudent())
      .on(preparing, refuse(403, { code: 'PROOF_REQUIRED' }))
      .on(proving, refuse(401, { code: 'INCORRECT_PASSWORD' }))
    const { user } = openApplication('/delete')
    await user.click(await screen.findByRole('button', { name: '準備下載' }))
    const dialog = within(await screen.findByRole('dialog', { name: '先確認是你本人' }))
    const password = await dialog.findByLabelText(/目前的密碼/)
    await user.click(dialog.getByRole('button', { name: '確認' }))
    expect(await dialog.findByText('請填寫這個欄位')).toBeVisible()
    await user.type(password, 'wrong')
    await user.click(dialog.getByRole('button', { name: '確認' }))
    expect(await dialog.findByText('密碼不正確，請再輸入一次。')).toBeVisible()
    asked.on(preparing, archive).on(proving, { until: now() })
    await user.clear(password)
    await user.type(password, 'learn-by-doing')
    await user.click(dialog.getByRole('button', { name: '確認' }))
    const ready = within(await screen.findByRole('dialog', { name: '可以下載了' }))
    expect(ready.getByRole('link', { name: '下載' })).toHaveAttribute('href', archive.url)
    expect(JSON.stringify(asked.received(proving).map(({ body }) => body))).not.toContain('learn-by-doing')
  })

  it('sends who has no password to their provider before everything is taken along', async () => {
    const identity = { provider: 'google', email: null, linkedAt: now(), lastUsedAt: null } as const
    const asked = guestServer()
      .on('GET /api/v2/users/current', leavingStudent())
      .on('GET /api/v2/sessions/methods', { hasPassword: false, passkeys: [], identities: [identity] })
      .on(preparing, refuse(403, { code: 'PROOF_REQUIRED' }))
      .on('POST /api/v2/sessions/providers/:provider', { url: 'https://provider.test/auth' })
    const { user } = openApplication('/delete')
    await user.click(await screen.findByRole('button', { name: '準備下載' }))
    const dialog = within(await screen.findByRole('dialog', { name: '先確認是你本人' }))
    await user.click(await dialog.findByRole('button', { name: /Google 再登入一次/ }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://provider.test/auth'))
    expect(asked.received('POST /api/v2/sessions/providers/:provider')[0]?.body).toEqual({ returnTo: '/delete' })
  })

  it('offers to take everything along first', async () => {
    guestServer().on('GET /api/v2/users/current', leavingStudent()).on(preparing, archive)
    const { user } = openApplication('/delete')
    await user.click(await screen.findByRole('button', { name: '準備下載' }))
    const dialog = within(await screen.findByRole('dialog', { name: '可以下載了' }))
    expect(dialog.getByText(/12 個檔案，約 5.0 MB/)).toBeVisible()
    expect(dialog.getByRole('link', { name: '下載' })).toHaveAttribute('href', archive.url)
  })
})
