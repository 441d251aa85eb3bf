import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import type { ListedSchool } from '@learntrail/contract/console/schools'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { base64Of } from '../../../api/base64.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer, wholeSchool } from '../console.fixture.ts'

const { id } = wholeSchool()

it('puts all who typed a name at the school that is pressed, however many calls that takes', async () => {
  const typed = { name: '內湖高中', type: 'high_school' as const, people: 250 }
  const suggestions = [{ id, name: '臺北市立內湖高中', county: 'taipei_city' as const }]
  const matching = 'POST /api/v2/admin/typed-schools/match'
  let left = 250
  const server = consoleServer('support')
    .on('GET /api/v2/admin/typed-schools', () => ({
      items: left > 0 ? [{ ...typed, suggestions }] : [],
      nextCursor: null,
    }))
    .on(matching, () => {
      const moved = Math.min(left, 200)
      left -= moved
      return { moved, left }
    })
  const { user } = openApplication('/admin/schools/typed')
  await user.click(await screen.findByRole('button', { name: '換成臺北市立內湖高中' }))
  expect(await screen.findByText('沒有自己輸入的校名')).toBeInTheDocument()
  expect(await screen.findByText('250 人已換成臺北市立內湖高中')).toBeInTheDocument()
  expect(server.received(matching)).toHaveLength(2)
})

const classes = [
  { grade: '高一', className: '忠班' },
  { grade: '高一', className: '孝班' },
]

it('makes a code of a school and takes one back, each for a reason', async () => {
  const [making, revoking] = [
    'POST /api/v2/admin/schools/:id/codes',
    'POST /api/v2/admin/schools/:id/codes/:codeId/revoke',
  ] as const
  const code = { id: '019f0000-0000-7000-8000-000000000051', code: 'ABCDE23456', uses: 12, usedCount: 0 }
  const server = consoleServer('support')
    .on('GET /api/v2/admin/schools/:id', wholeSchool())
    .on(making, wholeSchool({ codes: [{ ...code, expiresAt: '2026-12-20T00:00:00.000Z' }] }))
    .on(revoking, wholeSchool())
  const { user } = openApplication(`/admin/schools/one/${id}`)
  await user.click(await screen.findByRole('button', { name: '建立邀請碼' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '學校來函')
  await user.clear(dialog.getByRole('textbox', { name: '幾位老師可用' }))
  await user.click(dialog.getByRole('button', { name: '建立邀請碼' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('請填幾位老師可用')
  await user.type(dialog.getByRole('textbox', { name: /幾位老師可用/ }), '12')
  await user.click(dialog.getByRole('button', { name: '建立邀請碼' }))
  await user.click(await screen.findByRole('button', { name: '停用邀請碼 ABCDE23456' }))
  expect(server.received(making)[0]?.body).toEqual({ uses: 12, days: 30, reason: '學校來函' })
  const asked = within(await screen.findByRole('dialog'))
  await user.type(asked.getByRole('textbox', { name: /原因/ }), '貼到網路上了')
  await user.click(asked.getByRole('button', { name: '停用' }))
  expect(await screen.findByText('目前沒有可以用的邀請碼。')).toBeInTheDocument()
  expect(server.received(revoking)[0]?.body).toEqual({ reason: '貼到網路上了' })
})

it('gives a whole school a plan until the end of a day', async () => {
  const giving = 'POST /api/v2/admin/schools/:id/plan'
  const plan = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2027-07-31T15:59:59.999Z', reason: '試辦一年' }
  const server = consoleServer().on('GET /api/v2/admin/schools/:id', wholeSchool()).on(giving, wholeSchool({ plan }))
  const { user } = openApplication(`/admin/schools/one/${id}`)
  await user.click(await screen.findByRole('button', { name: '開通全校方案' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/自己填這所學校的人不算/)).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), plan.reason)
  await user.type(dialog.getByLabelText('用到哪一天'), '2027-07-31')
  await user.click(dialog.getByRole('button', { name: '開通' }))
  expect(await screen.findByText(plan.reason)).toBeInTheDocument()
  expect(server.received(giving)[0]?.body).toEqual({ endsAt: plan.endsAt, reason: plan.reason })
})

it('lets operators say who acts for a school, and nobody else', async () => {
  const permitting = 'POST /api/v2/admin/schools/:id/permit'
  const server = consoleServer()
    .on('GET /api/v2/admin/schools/:id', wholeSchool({ permitted: [], classes }))
    .on(permitting, wholeSchool())
  const { user } = openApplication(`/admin/schools/one/${id}`)
  await user.click(await screen.findByRole('button', { name: '加一個人' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '學校來函')
  await user.click(dialog.getByRole('button', { name: '給權限' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('請輸入電子郵件或帳號名稱')
  await user.type(dialog.getByRole('textbox', { name: /電子郵件或帳號名稱/ }), 'chen')
  await user.click(dialog.getByRole('button', { name: '班級' }))
  await user.click(dialog.getByRole('button', { name: '給權限' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('請選年級或班級')
  await user.click(dialog.getByRole('button', { name: '高一孝班' }))
  await user.click(dialog.getByRole('button', { name: '給權限' }))
  expect(await screen.findByRole('link', { name: '陳老師' })).toBeInTheDocument()
  const reach = [{ grade: '高一', className: '孝班' }]
  expect(server.received(permitting)[0]?.body).toEqual({ account: 'chen', reach, reason: '學校來函' })
})

it('shows support who acts for a school without a way to change it', async () => {
  consoleServer('support').on('GET /api/v2/admin/schools/:id', wholeSchool())
  openApplication(`/admin/schools/one/${id}`)
  expect(await screen.findByRole('link', { name: '陳老師' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: '數據報告' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/school-analytics\/dashboard\?school=/),
  )
  expect(screen.queryByRole('button', { name: /收回|加一個人/ })).not.toBeInTheDocument()
})

it('shows what a list would change before it is imported, and how far the import is', async () => {
  const report: SchoolFileReport = {
    trouble: null,
    counts: { added: 1, changed: 0, gone: 0, unchanged: 3, refused: 0 },
    differences: [
      { kind: 'added', name: '新北市立晨光高級中學', before: '990001', trouble: null },
      {
        kind: 'refused',
        name: '7',
        before: '',
        trouble: { code: 'code_twice', values: { line: 3 } },
      },
    ],
  }
  const running: SchoolImportView = {
    id: '019f0000-0000-7000-8000-000000000061',
    name: 'high.csv',
    state: 'running',
    report: null,
    done: 500,
    total: 1_200,
    importer: null,
    startedAt: '2026-11-20T08:00:00.000Z',
    finishedAt: null,
  }
  const done: SchoolImportView = { ...running, state: 'done', report, finishedAt: '2026-11-20T08:00:02.000Z' }
  const importing = 'POST /api/v2/admin/school-imports'
  let isDone = false
  const server = consoleServer()
    .on('POST /api/v2/admin/school-imports/check', report)
    .on('GET /api/v2/admin/school-imports', () => ({ items: isDone ? [done] : [] }))
    .on(importing, { items: [running] })
  const { user } = openApplication('/admin/schools/import')
  await user.upload(await screen.findByLabelText('名錄檔案'), new File(['代碼'], 'high.csv', { type: 'text/csv' }))
  expect(await screen.findByText('新北市立晨光高級中學')).toBeInTheDocument()
  expect(screen.getByText('代碼和第 3 行重複。')).toBeInTheDocument()
  expect(screen.getByText('新增 1 · 更改 0 · 消失 0 · 不變 3 · 0 列無法匯入')).toBeInTheDocument()
  expect(server.received(importing)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '匯入' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '一一五學年度')
  await user.click(dialog.getByRole('button', { name: '匯入' }))
  expect(await screen.findByRole('progressbar', { name: '進度' })).toHaveValue(500)
  expect(screen.getByText('500 / 1200')).toBeInTheDocument()
  const sent = { name: 'high.csv', content: base64Of(new TextEncoder().encode('代碼').buffer) }
  expect(server.received(importing)[0]?.body).toMatchObject({ ...sent, reason: '一一五學年度' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  isDone = true
  expect(await screen.findByText('完成')).toBeInTheDocument()
  expect(screen.getByText('新增 1 · 更改 0 · 消失 0 · 不變 3 · 0 列無法匯入')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

const schoolsServer = (...items: ListedSchool[]) =>
  consoleServer('support')
    .on('GET /api/v2/organization/academic/counties', { counties: [] } as never)
    .on('GET /api/v2/admin/schools', { items, nextCursor: null })
describeFaces({
  path: '/admin/schools',
  server: () => schoolsServer(wholeSchool()),
  reads: 'GET /api/v2/admin/schools',
  loaded: () => screen.getByRole('link', { name: /內湖高中/ }),
  empty: { server: schoolsServer, says: '找不到符合的學校' },
})

describeFaces({
  path: `/admin/schools/one/${id}`,
  server: () => consoleServer('support').on('GET /api/v2/admin/schools/:id', wholeSchool()),
  reads: 'GET /api/v2/admin/schools/:id',
  loaded: () => screen.getByRole('button', { name: '建立邀請碼' }),
})

const noTyped = () => consoleServer('support').on('GET /api/v2/admin/typed-schools', { items: [], nextCursor: null })
describeFaces({
  path: '/admin/schools/typed',
  server: noTyped,
  reads: 'GET /api/v2/admin/typed-schools',
  loaded: () => screen.getByText('沒有自己輸入的校名'),
})

const noImports = () => consoleServer().on('GET /api/v2/admin/school-imports', { items: [] })
describeFaces({
  path: '/admin/schools/import',
  server: noImports,
  reads: 'GET /api/v2/admin/school-imports',
  loaded: () => screen.getByText('還沒有匯入過。'),
})
