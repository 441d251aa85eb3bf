import type { AuditEntry } from '@learntrail/contract/console/audit'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { auditEntry, consoleServer } from './console.fixture.ts'
import { DataTable } from './table/data-table.tsx'

it('begins with the rooms that the level opens, and what waits in them', async () => {
  consoleServer()
  openApplication('/admin')
  expect(await screen.findByRole('link', { name: /檢舉.*3 件等待處理.*緊急/ })).toHaveAttribute(
    'href',
    '/admin/reports',
  )
  expect(screen.getByRole('link', { name: /操作紀錄/ })).toHaveAttribute('href', '/admin/audit')
})

it.each([
  [null, '這裡是服務團隊的後台'],
  ['moderator', '你的權限還不能開這一項'],
] as const)('refuses whom a room is not for: %s', async (level, words) => {
  const server = consoleServer(level)
  openApplication('/admin/audit')
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(server.received('GET /api/v2/admin/audit')).toHaveLength(0)
})

it('shows the log as the address asks for it, and lets it be cleared', async () => {
  const server = consoleServer().on('GET /api/v2/admin/audit', { items: [], nextCursor: null })
  const { user } = openApplication('/admin/audit?act=person.looked&from=2026-11-20&until=2026-11-20&actorId=nonsense')
  await user.click(await screen.findByRole('button', { name: '清除篩選' }))
  await waitFor(() => expect(server.received('GET /api/v2/admin/audit')).toHaveLength(2))
  const [first, second] = server.received('GET /api/v2/admin/audit').map(({ query }) => Object.fromEntries(query))
  // One whole day in Taiwan.
  const day = { from: '2026-11-19T16:00:00.000Z', until: '2026-11-20T16:00:00.000Z' }
  expect(first).toEqual({ act: 'person.looked', ...day })
  expect(second).toEqual({})
})

it('says who did what about whom, and why', async () => {
  consoleServer().on('GET /api/v2/admin/audit', {
    items: [auditEntry(), auditEntry({ id: '019f0000-0000-7000-8000-000000000032', actor: null, subject: null })],
    nextCursor: null,
  })
  openApplication('/admin/audit')
  const table = within(await screen.findByRole('table', { name: '操作紀錄' }))
  const [, first, second] = table.getAllByRole('row')
  expect(first).toHaveTextContent(/小藍.*查看帳號.*小晴.*她打電話來/)
  expect(second).toHaveTextContent(/帳號已刪除.*查看帳號.*帳號已刪除/)
})

it('tells an account that nobody has used from one that is deleted', async () => {
  const subject = { id: '019f0000-0000-7000-8000-000000000077', displayName: '', avatar: null, isDeleted: false }
  consoleServer().on('GET /api/v2/admin/audit', { items: [auditEntry({ subject })], nextCursor: null })
  openApplication('/admin/audit')
  const table = within(await screen.findByRole('table', { name: '操作紀錄' }))
  expect(table.getByRole('link', { name: '還沒登入過的人' })).toBeInTheDocument()
})

it('says what was decided in words, not in codes', async () => {
  const data = { decision: 'hide', days: null, falseReports: 1, ownerId: 'the-owner' }
  const level = { from: null, to: 'moderator' }
  const plan = { plan: 'plus', endsAt: '2026-12-31T15:59:00.000Z' }
  const entryOf = (number: number, change: Partial<AuditEntry>) =>
    auditEntry({ id: `019f0000-0000-7000-8000-00000000005${number}`, reason: '', ...change })
  consoleServer().on('GET /api/v2/admin/audit', {
    items: [
      entryOf(1, { act: 'case.decided', data }),
      entryOf(2, { act: 'person.level_changed', data: level }),
      entryOf(3, { act: 'person.plan_granted', data: plan }),
      entryOf(4, { act: 'problem.answered', data: { closes: true } }),
      entryOf(5, { act: 'problem.answered', data: { closes: false } }),
    ],
    nextCursor: null,
  })
  openApplication('/admin/audit')
  const table = within(await screen.findByRole('table', { name: '操作紀錄' }))
  const lines = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
  // On phones each cell is labelled with its column.
  expect(lines.slice(1).map((line) => line?.replace('原因和內容', ''))).toEqual([
    '內容的主人：the-owner，決定：隱藏內容，不實檢舉：1',
    '原本：無，改成：審核',
    '方案：Plus，期限：12\u00a0月\u00a031\u00a0日 星期四 23:59',
    '回覆後結束',
    '',
  ])
})

it('goes from row to row by the keyboard', async () => {
  const rows = ['一', '二', '三'].map((name) => ({ name }))
  render(
    <MemoryRouter>
      <DataTable
        label="數字"
        columns={[{ id: 'name', header: '名字', cell: ({ row }) => row.original.name }]}
        rows={rows}
        idOf={({ name }) => name}
        hrefOf={({ name }) => `/${name}`}
      />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  const link = (name: string) => screen.getByRole('link', { name })
  await user.tab()
  expect(link('一')).toHaveFocus()
  await user.keyboard('{ArrowDown}j')
  expect(link('三')).toHaveFocus()
  await user.keyboard('{ArrowDown}k')
  expect(link('二')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(link('一')).toHaveFocus()
  await user.keyboard('{End}')
  expect(link('三')).toHaveFocus()
  // Only one row is a tab stop.
  await user.tab()
  expect(document.body).toHaveFocus()
})

describeFaces({
  path: '/admin',
  server: consoleServer,
  reads: 'GET /api/v2/admin/rooms',
  loaded: () => screen.getByRole('link', { name: /操作紀錄/ }),
})

const logWith = (...items: ReturnType<typeof auditEntry>[]) =>
  consoleServer().on('GET /api/v2/admin/audit', { items, nextCursor: null })
describeFaces({
  path: '/admin/audit',
  server: () => logWith(auditEntry()),
  reads: 'GET /api/v2/admin/audit',
  loaded: () => screen.getByRole('table', { name: '操作紀錄' }),
  empty: { server: logWith, says: '沒有符合的紀錄' },
})
