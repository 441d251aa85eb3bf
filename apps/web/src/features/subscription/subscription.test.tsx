import type { OwnPlan, PlanGrant, PlanView } from '@learntrail/contract/subscription/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const free: OwnPlan = {
  plan: 'free',
  isTrial: false,
  isOfSchool: false,
  endsAt: null,
  grant: null,
  former: [],
  hasOrders: false,
}
const grant: PlanGrant = {
  plan: 'plus',
  source: 'code',
  reason: '教師研習',
  startsAt: '2026-09-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  replacedAt: null,
}
const plus: OwnPlan = {
  plan: 'plus',
  isTrial: false,
  isOfSchool: false,
  endsAt: grant.endsAt,
  grant,
  former: [],
  hasOrders: false,
}
const memberServer = () => guestServer().on('GET /api/v2/users/current', student)
const planOf = (change: Partial<PlanView>): PlanView => ({
  plan: 'free',
  features: ['learning-group'],
  room: 2 * 1024 ** 3,
  hasTeachingGroups: false,
  suggestions: 1,
  prices: [],
  ...change,
})
const plans = {
  items: [
    planOf({}),
    planOf({ plan: 'plus', features: ['learning-group', 'chatroom'], hasTeachingGroups: true, suggestions: null }),
  ],
  trialDays: 30,
  canOrder: false,
  orderDays: 7,
  mail: null,
}

test('a code is redeemed as it is typed, and what it gives is shown', async () => {
  const server = memberServer()
    .on('GET /api/v2/subscription/current', free)
    .on('POST /api/v2/subscription/redeem', plus)
  const { user } = openApplication('/account/plan')
  const field = await screen.findByRole('textbox', { name: /代碼/ })
  await user.type(field, 'abcd efgh jklm{Enter}')
  expect(await screen.findByText(/用代碼兌換（教師研習），從.*開始/)).toBeVisible()
  expect(server.received('POST /api/v2/subscription/redeem')).toHaveLength(1)
  expect(field).toHaveValue('')
})

test('a wrong code stays in its field and says what to do', async () => {
  memberServer()
    .on('GET /api/v2/subscription/current', { ...free, former: [grant] })
    .on('POST /api/v2/subscription/redeem', refuse(404, { code: 'PLAN_CODE_INVALID' }))
  const { user } = openApplication('/account/plan')
  const field = await screen.findByRole('textbox', { name: /代碼/ })
  const former = within(screen.getByRole('region', { name: '以前的方案' }))
  expect(former.getByText('用代碼兌換（教師研習）')).toBeVisible()
  await user.type(field, 'AAAABBBBCCCC{Enter}')
  expect(await screen.findByText(/找不到這個代碼/)).toBeVisible()
  expect(field).toHaveValue('AAAABBBBCCCC')
  await waitFor(() => expect(field).toHaveFocus())
})

test('plans are compared without prices that nobody has set, and mine is marked', async () => {
  memberServer().on('GET /api/v2/subscription/plans', plans)
  openApplication('/subscription/subscription-introduction')
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(2)
  const [first, second] = cards.map((card) => within(card as HTMLElement))
  expect(first?.getByText('你的方案')).toBeVisible()
  expect(first?.getByText('摘要建議，每天 1 次')).toBeVisible()
  const roomsIn = (card: typeof first) => card?.getByText('討論室').closest('li')?.textContent
  expect(roomsIn(first)).toContain('沒有：')
  expect(roomsIn(second)).toContain('有：')
  expect(roomsIn(second)).not.toContain('沒有：')
  // Features that no plan has are not mentioned.
  expect(screen.queryByText('課程')).not.toBeInTheDocument()
  expect(screen.queryByText(/元/)).not.toBeInTheDocument()
  expect(screen.queryByText(/請寫信到/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /訂購/ })).not.toBeInTheDocument()
})

test('a trial says before it begins and while it lasts what is locked after it, and what stays', async () => {
  guestServer().on('GET /api/v2/subscription/plans', plans)
  const { view } = openApplication('/subscription/subscription-introduction')
  const before = within(await screen.findByRole('region', { name: '30 天試用到期之後' }))
  expect(before.getByText(/^討論室會鎖住/)).toBeVisible()
  expect(before.getByText(/^寫過的內容都會留著/)).toBeVisible()
  view.unmount()
  memberServer()
    .on('GET /api/v2/subscription/plans', plans)
    .on('GET /api/v2/subscription/current', { ...plus, isTrial: true, grant: null })
  openApplication('/account/plan')
  const meanwhile = within(await screen.findByRole('region', { name: /之後會回到免費方案$/ }))
  expect(meanwhile.getByText(/^討論室會鎖住：以前的訊息看得到/)).toBeVisible()
  expect(meanwhile.getByText('摘要建議變成每天 1 次。')).toBeVisible()
  // The free plan has just as much of these, or they do not concern students.
  expect(meanwhile.queryByText(/檔案空間|教學群組/)).not.toBeInTheDocument()
})

test('where rooms are locked, it is said that what was written there stays', async () => {
  memberServer().on('GET /api/v2/subscription/plans', plans)
  openApplication('/subscription/subscription-alert?feature=chatroom')
  expect(await screen.findByText(/^討論室鎖住了：以前的訊息都還在/)).toBeVisible()
})

test('prices and whom to write to are shown where they are set', async () => {
  guestServer().on('GET /api/v2/subscription/plans', {
    ...plans,
    items: [planOf({ plan: 'plus', prices: [{ period: 'year', amount: 1_200 }] })],
    mail: 'plans@example.test',
  })
  openApplication('/subscription/subscription-introduction')
  expect(await screen.findByText('1,200 元')).toBeVisible()
  expect(screen.getByRole('link', { name: 'plans@example.test' })).toHaveAttribute('href', 'mailto:plans@example.test')
  expect(screen.getAllByRole('link', { name: '免費註冊' }).at(-1)).toHaveAttribute('href', '/signup')
})

test('who opens what the plan lacks is told which plans have it', async () => {
  memberServer()
    .on('GET /api/v2/users/current', { ...student, subscribedFeatures: [] })
    .on('GET /api/v2/subscription/plans', plans)
  const { at } = openApplication('/user/agroup')
  expect(await screen.findByText('你的方案目前沒有「學習群組」')).toBeVisible()
  expect(at()).toBe('/subscription/subscription-alert?feature=learning-group')
  expect(await screen.findByText('免費、Plus方案有這項功能。')).toBeVisible()
})

describeFaces({
  path: '/account/plan',
  server: () => memberServer().on('GET /api/v2/subscription/current', { ...plus, former: [grant] }),
  reads: 'GET /api/v2/subscription/current',
  loaded: () => screen.getByRole('region', { name: '以前的方案' }),
})

describeFaces({
  path: '/subscription/subscription-introduction',
  server: () => guestServer().on('GET /api/v2/subscription/plans', plans),
  reads: 'GET /api/v2/subscription/plans',
  loaded: () => screen.getByRole('heading', { name: 'Plus' }),
})

test('what a plan lacks is said although the plans do not load', async () => {
  memberServer().on('GET /api/v2/subscription/plans', refuse(500, { code: 'INTERNAL_ERROR' }))
  openApplication('/subscription/subscription-alert?feature=chatroom')
  expect(await screen.findByText('你的方案目前沒有「討論室」')).toBeVisible()
  expect(screen.getByRole('link', { name: '看看方案' })).toHaveAttribute(
    'href',
    '/subscription/subscription-introduction',
  )
})
