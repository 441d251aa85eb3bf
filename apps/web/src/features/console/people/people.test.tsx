import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer, listedPerson, wholePerson } from '../console.fixture.ts'

const { id } = wholePerson()
const address = `/admin/people/${id}`
const levels = 'PATCH /api/v2/admin/people/:id/level'

it('finds people by words that are sent once they are whole, and by what they are', async () => {
  const server = consoleServer('support').on('GET /api/v2/admin/people', {
    items: [listedPerson({ states: ['suspended'] })],
    nextCursor: null,
  })
  const { user, at } = openApplication('/admin/people?state=suspended&plan=nonsense')
  const row = within(await screen.findByRole('table', { name: '帳號' })).getByRole('link', { name: /小晴/ })
  expect(row).toHaveAttribute('href', address)
  expect(screen.getByRole('cell', { name: /停權中/ })).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: '找人' }), ' 子晴 {Enter}')
  await waitFor(() => expect(at()).toContain('find='))
  await waitFor(() => expect(server.received('GET /api/v2/admin/people')).toHaveLength(2))
  const asked = server.received('GET /api/v2/admin/people').map(({ query }) => Object.fromEntries(query))
  expect(asked).toEqual([{ state: 'suspended' }, { state: 'suspended', find: '子晴' }])
})

it('says that nobody was found, and clears what narrows the list', async () => {
  consoleServer('support').on('GET /api/v2/admin/people', { items: [], nextCursor: null })
  const { user, at } = openApplication('/admin/people?find=%E6%B2%92%E6%9C%89&level=support')
  await user.click(await screen.findByRole('button', { name: '清除篩選' }))
  await waitFor(() => expect(at()).toBe('/admin/people'))
})

it('shows an account with what one’s level may do, and no more', async () => {
  const can = { ...wholePerson().can, changeLevel: false, grantPlan: false }
  consoleServer('support').on('GET /api/v2/admin/people/:id', wholePerson({ can }))
  openApplication(address)
  expect(await screen.findByRole('heading', { name: '小晴' })).toBeInTheDocument()
  expect(screen.getByText('學生 · 內湖高中 · 二年級')).toBeInTheDocument()
  expect(screen.getByText('5.0 MB，沒有上限')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '登出所有裝置' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '調整後台權限' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '這個帳號的操作紀錄' })).not.toBeInTheDocument()
})

it('calls whoever has filled in nothing by the name of their school’s list, and says no more than is known', async () => {
  const new40 = {
    displayName: '',
    fullName: '撒韵‧武荖‧阿依斯瓦利',
    email: null,
    academicRole: null,
    profileFilledAt: null,
  }
  consoleServer('support').on('GET /api/v2/admin/people/:id', wholePerson({ ...new40, school: null, gradeName: null }))
  openApplication(address)
  expect(await screen.findByRole('heading', { name: '撒韵‧武荖‧阿依斯瓦利' })).toBeInTheDocument()
  expect(screen.getByText('本人還沒填')).toBeInTheDocument()
  expect(screen.getByText('帳號和密碼')).toBeInTheDocument()
  expect(screen.queryByText(/校外人士|電子郵件和密碼/)).not.toBeInTheDocument()
})

it('asks for the reason, then for the password where it was not shown lately, and keeps what was typed', async () => {
  let tries = 0
  const server = consoleServer()
    .on('GET /api/v2/admin/people/:id', wholePerson())
    .on(levels, () => {
      tries += 1
      return tries === 1 ? refuse(403, { code: 'PROOF_REQUIRED' }) : wholePerson({ staffLevel: 'support' })
    })
    .on('POST /api/v2/sessions/proof', { until: '2026-11-20T08:05:00.000Z' })
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '調整後台權限' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '確定' }))
  expect(dialog.getByText('請填寫這個欄位')).toBeInTheDocument()
  expect(server.received(levels)).toHaveLength(0)
  expect(dialog.queryByLabelText(/你的密碼/)).not.toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '新同事到職')
  await user.click(dialog.getByRole('button', { name: '確定' }))
  await user.type(await dialog.findByLabelText(/你的密碼/), 'learn-by-doing')
  await user.click(dialog.getByRole('button', { name: '確定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.received(levels).map(({ body }) => body)).toEqual([
    { level: null, reason: '新同事到職' },
    { level: null, reason: '新同事到職' },
  ])
  expect(server.received('POST /api/v2/sessions/proof')[0]?.body).toEqual({
    password: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(screen.getByText('客服')).toBeInTheDocument()
})

it('points at the password where it is wrong, and says what else was refused', async () => {
  const server = consoleServer()
    .on('GET /api/v2/admin/people/:id', wholePerson())
    .on(levels, refuse(403, { code: 'PROOF_REQUIRED' }))
    .on('POST /api/v2/sessions/proof', refuse(401, { code: 'INCORRECT_PASSWORD' }))
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '調整後台權限' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '新同事到職')
  await user.click(dialog.getByRole('button', { name: '確定' }))
  await user.type(await dialog.findByLabelText(/你的密碼/), 'wrong-one')
  await user.click(dialog.getByRole('button', { name: '確定' }))
  await waitFor(() => expect(dialog.getByLabelText(/你的密碼/)).toHaveFocus())
  expect(dialog.getByText('密碼不正確，請再輸入一次。')).toBeInTheDocument()
  server
    .on('POST /api/v2/sessions/proof', { until: '2026-11-20T08:05:00.000Z' })
    .on(levels, refuse(409, { code: 'LAST_OPERATOR' }))
  await user.click(dialog.getByRole('button', { name: '確定' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('這是最後一位營運人員')
})

it.each([
  [{ isUnder18: true, grownUpSince: null }, '對別人算成年人', true, /自己填的資料未滿 18 歲$/],
  [{ isUnder18: true, grownUpSince: '2026-11-20T08:00:00.000Z' }, '更正為未滿 18 歲', false, /起，對別人算成年人/],
] as const)('lets staff put right how old somebody counts: %j', async (age, act, isGrownUp, fact) => {
  const change = 'PATCH /api/v2/admin/people/:id/age'
  const can = { ...wholePerson().can, changeAge: true }
  const server = consoleServer('support')
    .on('GET /api/v2/admin/people/:id', wholePerson({ ...age, can }))
    .on(change, wholePerson())
  const { user } = openApplication(address)
  expect(await screen.findByText(fact)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: act }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '學校來電確認')
  await user.click(dialog.getByRole('button', { name: act }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.received(change).map(({ body }) => body)).toEqual([{ isGrownUp, reason: '學校來電確認' }])
})

it('shows where somebody was when, and lets staff put a former place right', async () => {
  const change = 'PATCH /api/v2/admin/people/:id/placements/:placementId'
  const school = { schoolId: '019f0000-0000-7000-8000-000000000041', schoolName: '內湖高中' }
  const place = (number: number, schoolYear: number, from: string, until: string | null) => ({
    id: `019f0000-0000-7000-8000-00000000005${number}`,
    ...school,
    schoolYear,
    from,
    until,
    grade: 'high_1' as const,
    gradeName: { tw: '一年級', en: 'Grade 10' },
    className: '101',
  })
  const placements = [place(1, 115, '2026-08-01', null), place(2, 114, '2025-09-01', '2026-07-31')]
  const server = consoleServer('support')
    .on('GET /api/v2/admin/people/:id', wholePerson({ placements }))
    .on('GET /api/v2/organization/academic/grade', { grades: [] })
    .on(change, refuse(409, { code: 'PLACEMENTS_OVERLAP' }))
  const { user } = openApplication(address)
  expect(await screen.findByText('115 學年度 · 2026-08-01 起')).toBeInTheDocument()
  expect(screen.getByText('114 學年度 · 2025-09-01 到 2026-07-31')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '更正內湖高中（2025-09-01 到 2026-07-31）' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('班級'))
  await user.type(dialog.getByLabelText('班級'), '102')
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '學校來電')
  await user.click(dialog.getByRole('button', { name: '更正' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('重疊')
  server.on(change, wholePerson({ placements }))
  await user.click(dialog.getByRole('button', { name: '更正' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = { schoolId: school.schoolId, grade: 'high_1', className: '102', from: '2025-09-01', until: '2026-07-31' }
  expect(server.received(change).map(({ body }) => body)).toEqual([
    { ...sent, reason: '學校來電' },
    { ...sent, reason: '學校來電' },
  ])
})

it('lets staff change of where somebody is now the class and the first day alone', async () => {
  const one = { id: '019f0000-0000-7000-8000-000000000051', schoolId: null, schoolName: null, schoolYear: 115 }
  const placements = [{ ...one, grade: null, gradeName: null, className: null, from: '2026-08-01', until: null }]
  consoleServer('support').on('GET /api/v2/admin/people/:id', wholePerson({ placements }))
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '更正還不知道的學校（2026-08-01 起）' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/這是現在的學校/)).toBeInTheDocument()
  expect(dialog.queryByLabelText('年級')).not.toBeInTheDocument()
  expect(dialog.queryByLabelText('到')).not.toBeInTheDocument()
})

const peopleServer = (...items: ReturnType<typeof listedPerson>[]) =>
  consoleServer('support').on('GET /api/v2/admin/people', { items, nextCursor: null })
describeFaces({
  path: '/admin/people',
  server: () => peopleServer(listedPerson()),
  reads: 'GET /api/v2/admin/people',
  loaded: () => screen.getByRole('link', { name: /小晴/ }),
  empty: { server: peopleServer, says: '找不到符合的帳號' },
})

describeFaces({
  path: address,
  server: () => consoleServer('support').on('GET /api/v2/admin/people/:id', wholePerson()),
  reads: 'GET /api/v2/admin/people/:id',
  loaded: () => screen.getByRole('heading', { name: '小晴' }),
})
