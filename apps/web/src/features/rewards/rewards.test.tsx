import { memberRoles } from '@learntrail/contract/groups/roles'
import type { GroupRewards, RewardMovement } from '@learntrail/contract/rewards/rewards'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { consoleServer } from '../console/console.fixture.ts'
import { groupAs, groupId, groupServer, hai, me, qing } from '../groups/groups.fixture.ts'

const movement: RewardMovement = {
  id: '019f0000-0000-7000-8000-000000000071',
  kind: 'issued',
  points: 50,
  at: '2026-11-20T08:00:00.000Z',
  reason: '科展得獎',
  by: hai,
  group: { id: groupId, name: '七年一班' },
  isNew: true,
  isTakenBack: false,
}
const budget = { schoolId: 's1', code: '313301', name: '內湖高中', received: 500, given: 100, remaining: 400 }
const purse = { balance: 50, held: 20, received: 80, unread: 1 }
const group = groupAs(memberRoles.topAdministrator, { type: 'school' })
const rewardsOf = (change: Partial<GroupRewards> = {}): GroupRewards => ({
  school: { id: 's1', name: '內湖高中' },
  remaining: 1_000,
  members: [
    { person: me, memberNumber: '1', without: null },
    { person: hai, memberNumber: '2', without: 'plan' },
    { person: qing, memberNumber: '3', without: 'gifts' },
  ],
  ...change,
})
const issue = 'POST /api/v2/group-point/:id/manuallyIssueReward'
const serve = (rewards = rewardsOf()) =>
  groupServer(group)
    .on('GET /api/v2/rewards/groups/:id', rewards)
    .on('GET /api/v2/rewards/groups/:id/given', { items: [], nextCursor: null })
    .on(issue, { errorCode: 0, given: 20, remaining: 980 })
const own = (items: RewardMovement[]) =>
  groupServer(group)
    .on('GET /api/v2/rewards/purse', purse)
    .on('GET /api/v2/rewards/movements', { items, nextCursor: null })
    .on('PUT /api/v2/rewards/seen', { unread: 0 })

describe('my reward points', () => {
  it('say who gave them, why and where, and what is on hold; what is before my eyes is seen', async () => {
    const server = own([movement])
    openApplication('/rewards/points')
    const list = within(await screen.findByRole('list', { name: '獎勵點數紀錄' }))
    expect(list.getByText('科展得獎')).toBeVisible()
    expect(list.getByText('新')).toBeVisible()
    expect(list.getByRole('link', { name: '七年一班' })).toBeVisible()
    expect(screen.getByRole('region', { name: '可以換獎品的點數' })).toHaveTextContent('另有 20 點先保留')
    await waitFor(() =>
      expect(server.received('PUT /api/v2/rewards/seen')[0]?.body).toEqual({ movementId: movement.id }),
    )
  })

  it('say where they would come from while there are none', async () => {
    own([])
    openApplication('/rewards/points')
    expect(await screen.findByText('還沒有獎勵點數')).toBeVisible()
  })
})

describe('giving reward points', () => {
  it('says before who gets none and why, and gives to the others', async () => {
    const server = serve()
    const user = userEvent.setup()
    openApplication(`/manuallyIssueReward?group=${groupId}`)
    await user.type(await screen.findByRole('textbox', { name: '為了什麼' }), '幫忙佈置教室')
    expect(screen.getByRole('region', { name: '這 1 位還不能收點數' })).toBeVisible()
    expect(screen.getByRole('region', { name: '這 1 位不收你送的點數' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '20 點' }))
    await user.click(screen.getByRole('button', { name: '發獎勵點數' }))
    expect(await screen.findByText('已發給 1 人，每人 20 點')).toBeVisible()
    expect(server.received(issue)[0]?.body).toMatchObject({ memberIds: [me.id], points: 20, reason: '幫忙佈置教室' })
  })

  it('keeps what was typed where the school has too few meanwhile', async () => {
    serve().on(issue, refuse(409, { code: 'REWARDS_BUDGET_EXCEEDED', values: { remaining: 3 } }))
    const user = userEvent.setup()
    openApplication(`/manuallyIssueReward?group=${groupId}`)
    const reason = await screen.findByRole('textbox', { name: '為了什麼' })
    await user.clear(reason)
    await user.type(reason, '準時到校')
    await user.click(screen.getByRole('button', { name: '發獎勵點數' }))
    expect(await screen.findByText(/學校只剩 3 點獎勵點數/)).toBeVisible()
    expect(reason).toHaveValue('準時到校')
  })

  it('says why a group cannot give any', async () => {
    serve(rewardsOf({ school: null, remaining: null }))
    openApplication(`/manuallyIssueReward?group=${groupId}`)
    expect(await screen.findByText('這裡沒有學校的額度可以用')).toBeVisible()
  })
})

describe('the console', () => {
  const fund = 'POST /api/v2/admin/rewards/budgets/:schoolId/fund'

  it('puts points into the budget of a school, with a reason', async () => {
    const server = consoleServer()
      .on('GET /api/v2/admin/rewards/budgets', { items: [budget], nextCursor: null })
      .on(fund, { ...budget, received: 600, remaining: 500 })
    const { user } = openApplication('/admin/rewards')
    await user.click(await screen.findByRole('button', { name: '增加額度：內湖高中' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: '點數' }), '100')
    await user.type(dialog.getByRole('textbox', { name: /原因/ }), '下學期的額度')
    await user.click(dialog.getByRole('button', { name: '增加額度' }))
    expect(await screen.findByText('額度已增加')).toBeVisible()
    expect(server.received(fund)[0]?.body).toMatchObject({ points: 100, reason: '下學期的額度' })
  })

  it('is for operators alone', async () => {
    consoleServer('moderator')
    openApplication('/admin/ledgers')
    expect(await screen.findByText('你的權限還不能開這一項')).toBeVisible()
  })
})

describeFaces({
  path: '/rewards/points',
  server: () => own([movement]),
  reads: ['GET /api/v2/rewards/purse', 'GET /api/v2/rewards/movements'],
  loaded: () => {
    screen.getByText('科展得獎')
    return screen.getByRole('region', { name: '可以換獎品的點數' })
  },
})

describeFaces({
  path: `/manuallyIssueReward?group=${groupId}`,
  server: serve,
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/rewards/groups/:id'],
  loaded: () => screen.getByRole('textbox', { name: '為了什麼' }),
})

describeFaces({
  path: '/admin/rewards',
  server: () => consoleServer().on('GET /api/v2/admin/rewards/budgets', { items: [budget], nextCursor: null }),
  reads: 'GET /api/v2/admin/rewards/budgets',
  loaded: () => screen.getByRole('button', { name: '增加額度：內湖高中' }),
})
