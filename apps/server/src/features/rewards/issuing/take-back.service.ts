import { rewardsTakenBack } from '@learntrail/contract/rewards/events'
import type { Person } from '../../../platform/access/person.ts'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads } from '../../groups/index.ts'
import { checkIsIn } from '../../points/index.ts'
import { findGiven, type Given, moveBack } from '../ledger/take-back.service.ts'
import { tellOfRewards } from '../rewards.live.ts'

interface TakingBack {
  given: Given
  entryId: string
  /** Who takes them back. */
  actorId: string
  /** Whether people are told who did it; staff are not named. */
  isNamed: boolean
}

/** Takes points back; returns false if that was done before. */
async function takeBack(
  platform: Platform,
  transaction: Transaction,
  { given, entryId, actorId, isNamed }: TakingBack,
) {
  const at = platform.clock.now()
  const moved = await moveBack(transaction, given, { entryId, actorId, at })
  if (moved === null) return false
  const { personId, groupId, amount } = given
  if (personId !== null) {
    const data = { movementId: entryId, points: amount, groupId }
    const fact = { actorId: isNamed ? actorId : null, subjectId: personId, data, at }
    await platform.events.record(transaction, rewardsTakenBack, fact)
  }
  await tellOfRewards(platform, transaction, { groupId, people: personId === null ? [] : [personId] })
  return true
}

/** Takes back points that the caller gave in a group, while they administer it. */
export async function takeOwnBack(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { groupId, movementId }: { groupId: string; movementId: string },
) {
  await checkIsIn(platform, person, groupId)
  return inTransaction(platform.db, async (transaction) => {
    const given = await findGiven(transaction, movementId)
    if (given === undefined || given.groupId !== groupId || given.actorId !== person.id)
      return refuse('REWARDS_NOT_FOUND')
    await checkLeads(transaction, person, groupId)
    await takeBack(platform, transaction, { given, entryId: movementId, actorId: person.id, isNamed: true })
    return { points: given.amount }
  })
}

/** Takes back, for an operator, any points given by hand. */
export async function takeAnyBack(platform: Platform, by: Actor, { id, reason }: { id: string; reason: string }) {
  return inTransaction(platform.db, async (transaction) => {
    const given = (await findGiven(transaction, id)) ?? refuse('REWARDS_NOT_FOUND')
    if (await takeBack(platform, transaction, { given, entryId: id, actorId: by.id, isNamed: false })) {
      const data = { points: given.amount, accountId: given.personId }
      await audit(platform, transaction, {
        by,
        act: 'reward.taken_back',
        subject: { type: 'reward', id },
        reason,
        data,
      })
    }
    return { points: given.amount }
  })
}
