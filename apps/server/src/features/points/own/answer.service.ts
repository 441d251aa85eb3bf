import { pointsAnswered } from '@learntrail/contract/points/events'
import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findBelonging, findGroupName } from '../../groups/index.ts'
import { tellOfPoints } from '../points.live.ts'
import { pointAnswers } from '../points.tables.ts'
import type { Actor } from '../reach-points.policy.ts'

interface Answer {
  groupId: string
  movementId: string
  answer: string
}

/** Stores a member's answer to points from a person, at most once; the same words again change nothing. */
export async function answerPoints(platform: Platform, person: Actor, { groupId, movementId, answer }: Answer) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const belonging = (await findBelonging(transaction, person.id, [groupId])).get(groupId)
    if (belonging === undefined) return refuse('GROUP_NOT_FOUND')
    const giverId = (await findGiver(transaction, person.id, groupId, movementId)) ?? refuse('POINTS_NOT_FOUND')
    if (belonging.isArchived) refuse('GROUP_ARCHIVED')
    const row = { groupId, entryId: movementId, accountId: person.id, words: answer, answeredAt: at }
    const added = await transaction.insert(pointAnswers).values(row).onConflictDoNothing().returning()
    if (added.length === 0) {
      const words = await findWords(transaction, groupId, movementId)
      return words === answer ? words : refuse('POINTS_ANSWERED')
    }
    const name = (await findGroupName(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
    const data = { name, movementId, personId: giverId }
    await platform.events.record(transaction, pointsAnswered, { actorId: person.id, subjectId: groupId, data, at })
    await tellOfPoints(platform, transaction, groupId, [person.id, giverId])
    return answer
  })
}

/** Returns who gave a person these points; undefined for the product and for an account that is gone. */
async function findGiver(transaction: Transaction, personId: string, groupId: string, movementId: string) {
  const { rows } = await transaction.execute<{ giverId: string | null }>(sql`
    select act.actor_id as "giverId" from point_entries e
      join point_accounts h on h.group_id = e.group_id and h.id = e.to_id and h.account_id = ${personId}
      join point_acts act on act.group_id = e.group_id and act.id = e.act_id
    where e.group_id = ${groupId} and e.id = ${movementId}`)
  return rows[0]?.giverId ?? undefined
}

async function findWords(transaction: Transaction, groupId: string, movementId: string) {
  const { rows } = await transaction.execute<{ words: string }>(sql`
    select words from point_answers where group_id = ${groupId} and entry_id = ${movementId}`)
  return rows[0]?.words
}
