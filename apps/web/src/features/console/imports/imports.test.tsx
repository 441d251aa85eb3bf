import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import * as saving from '../../../ui/save-as.ts'
import { consoleServer } from '../console.fixture.ts'

const counts = { added: 2, changed: 0, gone: 0, unchanged: 1, bad: 1, guardians: 0, guardiansLeft: 0 }
const bad = [
  {
    line: 4,
    column: '年級',
    trouble: { code: 'grade_unknown' as const, values: { written: '高四', school: '內湖高中' } },
  },
]
const imported = (change: Partial<AccountImportView> = {}): AccountImportView => ({
  id: '019f0000-0000-7000-8000-000000000051',
  name: 'list.csv',
  state: 'done',
  done: 2,
  total: 2,
  counts,
  bad,
  trouble: null,
  importer: null,
  startedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T08:01:00.000Z',
  hasPasswords: true,
  ...change,
})
const someone = {
  academicRole: 'student' as const,
  schoolName: '內湖高中',
  fullName: '林小雨',
  studentNumber: '1',
  grade: 'high_2',
  className: '忠',
  seatNumber: '7',
}
const list = 'GET /api/v2/admin/account-imports'
const start = 'POST /api/v2/admin/account-imports'

afterEach(() => vi.restoreAllMocks())

it('shows what a list would do, begins the import for a reason, and how far it is', async () => {
  const running = imported({ state: 'running', done: 1, counts: null, bad: [], finishedAt: null, hasPasswords: false })
  const server = consoleServer()
    .on(list, { items: [] })
    .on('POST /api/v2/admin/account-imports/check', {
      trouble: null,
      counts,
      bad,
      added: [someone],
      changed: [],
      gone: [],
    })
    .on(start, { items: [running] })
  const { user } = openApplication('/admin/import-accounts')
  await user.upload(await screen.findByLabelText('名單檔案'), new File(['學校'], 'list.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/新增 2・更改 0/)).toBeInTheDocument()
  expect(screen.getByText('內湖高中 高二忠班（1 人）')).toBeInTheDocument()
  expect(screen.getByText(/7 林小雨/)).toBeInTheDocument()
  expect(screen.getByText('第 4 行 年級：內湖高中沒有「高四」這個年級。')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '建立帳號' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '新學年')
  await user.click(dialog.getByRole('button', { name: '建立' }))
  expect(await screen.findByRole('progressbar', { name: '進度' })).toHaveValue(1)
  expect(server.received(start)[0]?.body).toMatchObject({ name: 'list.csv', reason: '新學年' })
})

it('says of an import that stopped what is there and how it goes on', async () => {
  const stopped = imported({ state: 'failed', done: 100, total: 250, bad: [], hasPasswords: true })
  consoleServer().on(list, { items: [stopped] })
  openApplication('/admin/import-accounts')
  expect(await screen.findByText(/已經建立 100 個帳號，共 250 個/)).toBeInTheDocument()
  expect(screen.queryByText(/新增 2/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '下載預設密碼' })).toBeInTheDocument()
})

it('hands out first passwords as a file, without asking why', async () => {
  const save = vi.spyOn(saving, 'saveAs').mockImplementation(() => undefined)
  let isTaken = false
  consoleServer()
    .on(list, () => ({ items: [imported({ hasPasswords: !isTaken })] }))
    .on('POST /api/v2/admin/account-imports/:id/passwords', () => {
      isTaken = true
      return { csv: '帳號,密碼', items: [] }
    })
  const { user } = openApplication('/admin/import-accounts')
  await user.click(await screen.findByRole('button', { name: '下載預設密碼' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '下載' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '下載預設密碼' })).not.toBeInTheDocument())
  expect(save).toHaveBeenCalledWith(expect.any(Blob), '預設密碼.csv')
})

describeFaces({
  path: '/admin/import-accounts',
  server: () => consoleServer().on(list, { items: [imported()] }),
  reads: list,
  loaded: () => screen.getByText('list.csv'),
  empty: { server: () => consoleServer().on(list, { items: [] }), says: '還沒有匯入過。' },
})
