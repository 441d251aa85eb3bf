import { randomUUID } from 'node:crypto'
import type { GivenReward, GroupRewards, RewardMovement } from '@learntrail/contract/rewards/rewards'
import { inTransaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { classWith } from '../points/points.fixture.ts'
import { changeBudget } from './budgets/budgets.service.ts'
import { giveToPurse } from './ledger/purse.service.ts'

/** Gives a person reward points, as the operator does. */
export const givePoints = (
  { platform: { db, clock } }: TestApp,
  accountId: string,
  points: number,
  reason = '',
): Promise<number> =>
  inTransaction(db, (transaction) =>
    giveToPurse(transaction, {
      accountId,
      points,
      act: { kind: 'gift', reason },
      source: `gift:${randomUUID()}`,
      at: clock.now(),
    }),
  )

/** Adds points to a school's budget. */
export const fund = ({ platform }: TestApp, staffId: string, schoolId: string, points: number) =>
  changeBudget(
    platform,
    { id: staffId, requestId: newId() },
    { schoolId, clientId: randomUUID(), points, reason: '下學期的額度', way: 'funded' },
  )

/** A teacher's class with its pupils, in a school of its own with this many points. */
export async function schoolClass(
  product: TestApp,
  { teacher, pupils, points }: { teacher: TestPerson; pupils: readonly TestPerson[]; points: number | null },
) {
  const group = await classWith(product, teacher, pupils)
  const school = await newSchool(product)
  await product.platform.pool.query('update groups set school_id = $1 where id = $2', [school, group])
  if (points !== null) await fund(product, teacher.id, school, points)
  return { group, school }
}

export const rewardBody = (people: readonly { id: string }[], change: object = {}) => ({
  clientId: randomUUID(),
  memberIds: people.map(({ id }) => id),
  points: 50,
  reason: '科展得獎',
  ...change,
})

export const issueTo = (teacher: TestPerson, group: string, people: readonly { id: string }[], change: object = {}) =>
  teacher.browser.post(`/api/v2/group-point/${group}/manuallyIssueReward`, rewardBody(people, change))

const answered = async <Answer>(by: TestPerson, path: string): Promise<Answer> => {
  const answer = await by.browser.get(`/api/v2/rewards${path}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const ownMovements = async (by: TestPerson): Promise<RewardMovement[]> =>
  (await answered<{ items: RewardMovement[] }>(by, '/movements')).items

export const givenIn = async (by: TestPerson, group: string): Promise<GivenReward[]> =>
  (await answered<{ items: GivenReward[] }>(by, `/groups/${group}/given`)).items

export const rewardsOf = (by: TestPerson, group: string): Promise<GroupRewards> => answered(by, `/groups/${group}`)
