import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { schoolId, schoolServer } from './schools.fixture.ts'

const address = `/school/${schoolId}/import`
const listing = 'GET /api/v2/schools/:schoolId/account-imports'
const checking = 'POST /api/v2/schools/:schoolId/account-imports/check'
const starting = 'POST /api/v2/schools/:schoolId/account-imports'

const none = { added: 0, changed: 0, gone: 0, unchanged: 0, bad: 0, guardians: 0, guardiansLeft: 0 }
const someone = {
  academicRole: 'student' as const,
  schoolName: '望海高中',
  fullName: '林小雨',
  studentNumber: '1',
  grade: 'high_2',
  className: '忠',
  seatNumber: '7',
}
const foreign = {
  line: 3,
  column: '學校',
  trouble: { code: 'school_not_yours' as const, values: { written: '看山高中' } },
}
const report = { trouble: null, counts: none, bad: [], added: [], changed: [], gone: [] }
const running: AccountImportView = {
  id: '019f0000-0000-7000-8000-000000000051',
  name: 'list.csv',
  state: 'running',
  done: 1,
  total: 2,
  counts: null,
  bad: [],
  trouble: null,
  importer: null,
  startedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: null,
  hasPasswords: false,
}

async function choose(server: ReturnType<typeof schoolServer>) {
  server.on(listing, { items: [] })
  const { user } = openApplication(address)
  await user.upload(await screen.findByLabelText('名單檔案'), new File(['姓名'], 'list.csv', { type: 'text/csv' }))
  return user
}

it('shows whom my school’s list brings, changes and lacks, and begins it without asking why', async () => {
  const after = { ...someone, fullName: '陳小晴', className: '孝', seatNumber: '3' }
  const server = schoolServer()
    .on(checking, {
      ...report,
      counts: { added: 1, changed: 1, gone: 1, unchanged: 4, bad: 1, guardians: 0, guardiansLeft: 0 },
      bad: [foreign],
      added: [someone],
      changed: [{ before: { ...after, className: '忠' }, after }],
      gone: [{ ...someone, fullName: '何小河', seatNumber: '9' }],
    })
    .on(starting, { items: [running] })
  const user = await choose(server)
  expect(await screen.findByText('新增 1・更改 1・不在名單上 1・不變 4・無法匯入 1')).toBeInTheDocument()
  for (const person of ['7 林小雨', '3 陳小晴', '9 何小河']) expect(screen.getByText(person)).toBeInTheDocument()
  expect(screen.getByText(/^第 3 行 學校：.*看山高中/)).toBeInTheDocument()
  expect(server.received(starting)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '建立帳號' }))
  const dialog = within(screen.getByRole('dialog', { name: '用「list.csv」建立帳號？' }))
  expect(dialog.queryByRole('textbox', { name: /原因/ })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '建立' }))
  expect(await screen.findByRole('progressbar', { name: '進度' })).toHaveValue(1)
  expect(server.received(starting)[0]?.body).toEqual({
    name: 'list.csv',
    content: expect.any(String),
    clientId: expect.any(String),
  })
})

it('says how many guardians are invited, also where nobody else changes, and which wait for another day', async () => {
  const server = schoolServer().on(checking, { ...report, counts: { ...none, unchanged: 3, guardians: 2 } })
  const user = await choose(server)
  expect(await screen.findByText('會寄信邀請 2 位家長')).toBeInTheDocument()
  const done: AccountImportView = {
    ...running,
    state: 'done',
    done: 0,
    total: 0,
    finishedAt: '2026-11-20T08:01:00.000Z',
    counts: { ...none, unchanged: 3, guardians: 1, guardiansLeft: 1 },
  }
  server.on(starting, { items: [done] }).on(listing, { items: [done] })
  await user.click(screen.getByRole('button', { name: '匯入並邀請家長' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '建立' }))
  expect(await screen.findByText('邀請了 1 位家長')).toBeInTheDocument()
  expect(screen.getByText(/還有 1 位家長沒有邀請/)).toBeInTheDocument()
})

it('says that a list changes nobody, and offers nothing then', async () => {
  await choose(schoolServer().on(checking, { ...report, counts: { ...none, unchanged: 3 } }))
  expect(await screen.findByText('沒有要新增、更改或邀請的人。')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '建立帳號' })).not.toBeInTheDocument()
})

it('says why a list cannot be read', async () => {
  await choose(schoolServer().on(checking, { ...report, trouble: { code: 'not_text', values: {} } }))
  expect(await screen.findByText(/^無法讀取「list.csv」：/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '建立帳號' })).not.toBeInTheDocument()
})

it('is for whoever acts for the school', async () => {
  const server = schoolServer([])
  openApplication(address)
  expect(await screen.findByText('這裡只開放給學校的負責人')).toBeInTheDocument()
  expect(server.received(listing)).toHaveLength(0)
})

describeFaces({
  path: address,
  server: () => schoolServer().on(listing, { items: [running] } as never),
  reads: listing,
  loaded: () => screen.getByText('list.csv'),
})
