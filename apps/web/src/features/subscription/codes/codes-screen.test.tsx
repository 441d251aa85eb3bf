import type { PlanCode } from '@learntrail/contract/subscription/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer, personOf } from '../../console/console.fixture.ts'

const code: PlanCode = {
  id: '019f0000-0000-7000-8000-000000000051',
  ending: 'WXYZ',
  plan: 'plus',
  days: 30,
  uses: 5,
  usedCount: 1,
  note: '教師研習',
  maker: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  state: 'open',
}

test('codes are made, and told once', async () => {
  const server = consoleServer()
    .on('GET /api/v2/admin/plan-codes', { items: [], nextCursor: null })
    .on('POST /api/v2/admin/plan-codes', { codes: ['ABCD-EFGH-JKLM'], expiresAt: code.expiresAt })
  const { user } = openApplication('/admin/codes')
  await user.click(await screen.findByRole('button', { name: '建立代碼' }))
  await user.click(await screen.findByRole('button', { name: '建立' }))
  const note = screen.getByRole('textbox', { name: /用途/ })
  await waitFor(() => expect(note).toHaveFocus())
  await user.type(note, '教師研習')
  const days = screen.getByRole('textbox', { name: /給幾天方案/ })
  await user.clear(days)
  await user.type(days, '0')
  await user.click(screen.getByRole('button', { name: '建立' }))
  expect(await screen.findByText('請填 1 到 1100 的整數')).toBeVisible()
  expect(server.received('POST /api/v2/admin/plan-codes')).toHaveLength(0)
  await user.clear(days)
  await user.type(days, '30{Enter}')
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 個代碼建立好了' })).toHaveFocus())
})

test('a code is taken back, and says who redeemed it', async () => {
  const server = consoleServer()
    .on('GET /api/v2/admin/plan-codes', { items: [code], nextCursor: null })
    .on('GET /api/v2/admin/plan-codes/:id/redemptions', {
      items: [{ person: personOf(2, '小晴'), at: code.createdAt }],
      nextCursor: null,
    })
    .on('DELETE /api/v2/admin/plan-codes/:id', { ...code, state: 'revoked' })
  const { user } = openApplication('/admin/codes')
  await user.click(await screen.findByRole('button', { name: '看是誰' }))
  const dialog = within(await screen.findByRole('dialog', { name: '兌換了「教師研習」的人' }))
  expect(await dialog.findByText('小晴')).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: '關閉' }).at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: '停用結尾 WXYZ 的代碼' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用' }))
  expect(await screen.findByText('代碼停用了')).toBeVisible()
  expect(server.received('DELETE /api/v2/admin/plan-codes/:id')).toHaveLength(1)
})

test('the room is for operators alone', async () => {
  consoleServer('moderator')
  openApplication('/admin/codes')
  expect(await screen.findByText('你的權限還不能開這一項')).toBeVisible()
})

const codes = (...items: PlanCode[]) => consoleServer().on('GET /api/v2/admin/plan-codes', { items, nextCursor: null })
describeFaces({
  path: '/admin/codes',
  server: () => codes(code),
  reads: 'GET /api/v2/admin/plan-codes',
  loaded: () => screen.getByText('教師研習'),
})
