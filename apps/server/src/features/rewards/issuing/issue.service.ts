import { rewardsIssued } from '@learntrail/contract/rewards/events'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads } from '../../groups/index.ts'
import { takesNoGiftsFrom } from '../../people/index.ts'
import { checkReceivers, readReceivers } from '../../points/index.ts'
import { findBudget, pursesOf } from '../ledger/accounts.repository.ts'
import { isClaimed } from '../ledger/ledger.repository.ts'
import { moveRewards } from '../ledger/move-rewards.service.ts'
import { tellOfRewards } from '../rewards.live.ts'
import { findSchoolOf } from './group-rewards.queries.ts'

interface Issue {
  groupId: string
  clientId: string
  memberIds: readonly string[]
  points: number
  reason: string
}

/**
 * Gives all of these members reward points from the budget of the group's school, or none of them; repeating the call
 * with its client id gives nothing more.
 */
export async function issueReward(platform: Platform, person: Pick<Person, 'id'>, issue: Issue) {
  const { groupId, clientId, memberIds, points, reason } = issue
  const at = platform.clock.now()
  const source = `manual:${groupId}:${clientId}`
  return inTransaction(platform.db, async (transaction) => {
    await checkLeads(transaction, person, groupId)
    const asked = { groupId, giverId: person.id, personIds: memberIds, at }
    const receivers = (await readReceivers(transaction, asked)) ?? refuse('GROUP_NOT_FOUND')
    if (!receivers.mayGive) refuse('POINTS_PLAN_REQUIRED')
    const school = (await findSchoolOf(transaction, groupId, person.id)) ?? refuse('REWARDS_NO_SCHOOL')
    const budget = (await findBudget(transaction, school.id)) ?? refuse('REWARDS_NO_BUDGET')
    // A repeated call; its points were given.
    if (await isClaimed(transaction, source)) return { given: 0, remaining: budget.balance }
    checkReceivers(receivers, memberIds.length)
    await checkGifts(transaction, person.id, memberIds)
    const purses = await pursesOf(transaction, memberIds, at)
    const moved = await moveRewards(transaction, {
      act: { kind: 'issued', actorId: person.id, reason, groupId, schoolId: school.id },
      source,
      at,
      takes: 'all',
      moves: [...purses.values()].map((to) => ({ from: budget.id, to, amount: points })),
    })
    // The same call arrived at the same moment.
    if (moved === null) return { given: 0, remaining: (await findBudget(transaction, school.id))?.balance ?? 0 }
    const data = { name: receivers.name, actId: moved.actId, points, personIds: [...memberIds] }
    await platform.events.record(transaction, rewardsIssued, { actorId: person.id, subjectId: groupId, data, at })
    await tellOfRewards(platform, transaction, { groupId, people: memberIds })
    return { given: moved.points, remaining: moved.balances.get(budget.id) ?? 0 }
  })
}

async function checkGifts(transaction: Transaction, giverId: string, receiverIds: readonly string[]): Promise<void> {
  const without = await takesNoGiftsFrom(transaction, { giverId, receiverIds })
  if (without.length > 0) refuse('REWARDS_NO_GIFTS', { values: { count: without.length } })
}
