import type { Guardian } from '@learntrail/contract/guardians/guardians'
import type { GuardianPlan, GuardianPlanSummary } from '@learntrail/contract/plans/for-guardians'
import { schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { aPlan, planId } from '../plans.fixture.ts'
import { hash, signingCalls } from '../signing/signing.fixture.ts'

const childId = '019e0000-0000-7000-8000-0000000000c1'
const home = `/guardian/child/${childId}`
const address = `${home}/plan/${planId}`
const token = 'x'.repeat(43)
const path = '/api/v2/guardian/children/:childId'
const calls = {
  list: `GET ${path}/plans`,
  read: `GET ${path}/plans/:id`,
  link: `POST ${path}/plans/:id/signing-link`,
} as const

const guardian: Guardian = {
  id: childId,
  name: '林大明',
  email: 'a@example.test',
  isEmailConfirmed: true,
  isWeekly: false,
  mailsBulletins: true,
  locale: 'tw',
  hasAccount: false,
  account: null,
  children: [{ id: childId, name: '林小雨', relation: 'father', groups: [] }],
}

const summary = (change: Partial<GuardianPlanSummary> = {}): GuardianPlanSummary => ({
  _id: planId,
  projectName: '河邊的人',
  startedAt: '2026-09-01',
  endedAt: '2026-12-20',
  week: null,
  weeks: 2,
  lessons: 3,
  lessonsDone: 0,
  stage: 'signing',
  asks: 'link',
  isCertified: false,
  ...change,
})

const whole = (change: Partial<GuardianPlan> = {}): GuardianPlan => ({
  ...summary(),
  childName: '林小雨',
  guardianName: '林大明',
  plan: aPlan(),
  ofSchool: schoolOfPlan(null),
  pace: null,
  result: null,
  finishedAt: null,
  certified: null,
  signers: [
    { role: 'guardian', label: '', isSigned: false },
    { role: 'own', label: '教練', isSigned: true },
  ],
  ...change,
})

const childServer = () =>
  guestServer()
    .on('GET /api/v2/guardian', guardian)
    .on(`GET ${path}/bulletins`, { items: [], nextCursor: null })
    .on(calls.list, { items: [summary()], nextCursor: null })

describe('on the page of a child', () => {
  test('a plan that waits says so and leads to it', async () => {
    childServer().on(calls.read, whole())
    const { user, at } = openApplication(home)
    const part = within(await screen.findByRole('region', { name: '自主學習計畫' }))
    expect(part.getByText('等您簽名')).toBeVisible()
    await user.click(part.getByRole('link', { name: /河邊的人/ }))
    await waitFor(() => expect(at()).toBe(address))
  })

  test('one that is being done says which week it is, and what is certified says that', async () => {
    const going = summary({ stage: 'doing', asks: null, week: 1 })
    const certified = summary({ _id: childId, projectName: '', stage: 'finished', asks: null, isCertified: true })
    childServer().on(calls.list, { items: [going, certified], nextCursor: null })
    openApplication(home)
    const part = within(await screen.findByRole('region', { name: '自主學習計畫' }))
    expect(part.getByText(/第 1 週，共 2 週/)).toBeVisible()
    expect(part.getByText('老師已認證')).toBeVisible()
    expect(part.queryByText('等您簽名')).toBeNull()
  })

  test('nothing is said of plans where there are none', async () => {
    const server = childServer().on(calls.list, { items: [], nextCursor: null })
    openApplication(home)
    expect(await screen.findByText('現在沒有要簽名的公告。')).toBeVisible()
    await waitFor(() => expect(server.received(calls.list)).toHaveLength(1))
    expect(screen.queryByRole('region', { name: '自主學習計畫' })).toBeNull()
  })

  test('what could not be loaded is tried again', async () => {
    const server = childServer().on(calls.list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(home)
    const part = within(await screen.findByRole('region', { name: '自主學習計畫' }))
    const again = await part.findByRole('button', { name: '再試一次' })
    server.on(calls.list, { items: [summary()], nextCursor: null })
    await user.click(again)
    expect(await screen.findByRole('link', { name: /河邊的人/ })).toBeVisible()
  })
})

describe('a plan', () => {
  const open = (change: Partial<GuardianPlan> = {}) => {
    const server = guestServer().on(calls.read, whole(change))
    return { server, ...openApplication(address) }
  }

  test('that waits is signed by one press, on the screen of the mail’s link, which leads back', async () => {
    const { server, user, at } = open()
    const asked = {
      childName: '林小雨',
      school: null,
      ofSchool: schoolOfPlan(null),
      plan: aPlan(),
      version: 1,
      hash,
      others: [],
      expiresAt: '2026-12-12T04:00:00.000Z',
      answer: null,
    }
    server.on(calls.link, { token }).on(signingCalls.link, asked)
    expect(await screen.findByText('寫訪綱')).toBeVisible()
    expect(screen.getByText('教練')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '簽名或請孩子修改' }))
    await waitFor(() => expect(at()).toBe(`/sdl/sign/${token}`))
    const answer = { said: 'refused', name: '林大明', reason: '太多了', at: '2026-11-29T04:00:00.000Z' } as const
    server.on(signingCalls.answer, { ...asked, answer })
    await user.click(await screen.findByRole('button', { name: '請孩子修改' }))
    expect(screen.getByRole('textbox', { name: /^您的姓名/ })).toHaveValue('林大明')
    await user.type(screen.getByRole('textbox', { name: /^希望改什麼/ }), '太多了')
    await user.click(screen.getByRole('button', { name: '送出' }))
    expect(server.received(signingCalls.answer)[0]?.body).toMatchObject({ token, answer: { name: '林大明' } })
    await user.click(await screen.findByRole('link', { name: '回到這份計畫' }))
    await waitFor(() => expect(at()).toBe(address))
  })

  test('that was signed by the mail meanwhile says so and is shown anew', async () => {
    const { server, user } = open()
    const press = await screen.findByRole('button', { name: '簽名或請孩子修改' })
    server.on(calls.link, refuse(409, { code: 'SIGNATURE_NOT_ASKED' })).on(calls.read, whole({ asks: null }))
    await user.click(press)
    await waitFor(() => expect(screen.queryByRole('button', { name: '簽名或請孩子修改' })).toBeNull())
    expect(screen.getAllByText(/這一欄現在不用回覆/)[0]).toBeVisible()
  })

  test('that an account is asked about leads to where accounts sign', async () => {
    open({ asks: 'account' })
    const way = await screen.findByRole('link', { name: '用帳號簽名' })
    expect(way).toHaveAttribute('href', `/sdl/projects/${planId}`)
  })

  test('that goes on says how, kindly, and what stays with the pupil', async () => {
    open({ stage: 'doing', asks: null, pace: 'behind', week: 2, lessonsDone: 1 })
    const goes = within(await screen.findByRole('region', { name: '做到哪裡' }))
    expect(goes.getByText(/第 2 週，共 2 週/)).toBeVisible()
    expect(goes.getByText(/完成 1 節，計畫共 3 節/)).toBeVisible()
    expect(goes.getByText('前面還有一點沒做完，林小雨可以慢慢補上。')).toBeVisible()
    expect(goes.getByText(/只有孩子和老師看得到/)).toBeVisible()
    expect(screen.queryByRole('region', { name: '做出了什麼' })).toBeNull()
  })

  test('that is finished has its result and who certified it', async () => {
    const evaluations = [{ criterion: '能說出差別', level: 4 as const, text: '差在水溫' }]
    open({
      stage: 'finished',
      asks: null,
      finishedAt: '2026-11-20T04:00:00.000Z',
      isCertified: true,
      plan: aPlan({ criteria: ['能說出差別'] }),
      result: { summary: '一張地圖', difference: '少了一週', evaluations },
      certified: { name: '王大明', at: '2026-11-25T04:00:00.000Z' },
    })
    const result = within(await screen.findByRole('region', { name: '做出了什麼' }))
    for (const words of ['一張地圖', '少了一週', '大致做到', '差在水溫']) expect(result.getByText(words)).toBeVisible()
    expect(result.getByText(/王大明 在 .* 認證了成果/)).toBeVisible()
  })

  test('that is not theirs, or gone, says what to do', async () => {
    guestServer().on(calls.read, refuse(404, { code: 'PLAN_NOT_FOUND' }))
    openApplication(address)
    expect(await screen.findByText('找不到這份計畫')).toBeVisible()
    expect(screen.getByRole('link', { name: '打開家長頁' })).toHaveAttribute('href', '/guardian')
  })

  test('that could not be loaded is tried again', async () => {
    const server = guestServer().on(calls.read, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(calls.read, whole())
    await user.click(again)
    expect(await screen.findByText('寫訪綱')).toBeVisible()
  })
})

describeFaces({
  path: address,
  server: () => childServer().on(calls.read, whole()),
  reads: calls.read,
  loaded: () => screen.getByRole('heading', { name: '河邊的人' }),
  refused: [
    { status: 404, code: 'PLAN_NOT_FOUND', says: '找不到這份計畫' },
    { status: 401, code: 'GUARDIAN_REQUIRED', says: '找不到這份計畫' },
  ],
})
