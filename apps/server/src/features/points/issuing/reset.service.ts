import { pointsReset } from '@learntrail/contract/points/events'
import { pointLimits } from '@learntrail/contract/points/limits'
import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdGoverned } from '../../groups/index.ts'
import { insertAct } from '../acts.repository.ts'
import { putDownRecords } from '../archive/put-down-records.service.ts'
import { holdBalances, insertEntries, type OwnAccounts } from '../ledger/ledger.repository.ts'
import { movePoints, ownAccounts } from '../ledger/move-points.service.ts'
import { noteHolders } from '../measures/note-holders.service.ts'
import { tellOfPoints } from '../points.live.ts'
import type { Actor } from '../reach-points.policy.ts'
import { emptyGoal } from './goal.service.ts'

interface Reset {
  groupId: string
  clientId: string
  /** The group's name as typed for confirmation. */
  name: string
  withRecords: boolean
}

/**
 * Returns all points to the group, including those of former members. `withRecords` also archives the movements and
 * deletes them.
 */
export async function resetPoints(platform: Platform, person: Actor, { groupId, clientId, ...reset }: Reset) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const { name, archivedAt } = await holdGoverned(transaction, person, groupId)
    if (archivedAt !== null) refuse('GROUP_ARCHIVED')
    if (name !== reset.name) refuse('GROUP_NAME_DIFFERS')
    const actId = newId(at.getTime())
    const isNew = await insertAct(transaction, {
      groupId,
      id: actId,
      kind: 'reset',
      clientId,
      actorId: person.id,
      reason: '',
      questionId: null,
      madeAt: at,
    })
    if (!isNew) return 0
    const own = await ownAccounts(transaction, groupId, at)
    const held = await holdMembers(transaction, groupId, own)
    const { moved } = await movePoints(transaction, {
      groupId,
      kind: 'reset',
      actId,
      at,
      takes: 'all',
      moves: held.map(({ id, balance }) => ({
        from: id,
        to: own.budgetId,
        holder: id,
        amount: balance,
        source: `reset:${actId}`,
      })),
    })
    await noteEmptied(transaction, groupId, newId(at.getTime()))
    await emptyGoal(transaction, groupId, at)
    if (reset.withRecords) {
      await putDownRecords(transaction, { groupId, id: actId, at })
      await removeRecords(transaction, { groupId, own, actId, at })
      noteHolders(transaction, groupId)
    }
    const points = moved.reduce((sum, one) => sum + one.points, 0)
    const data = { name, points, withRecords: reset.withRecords }
    await platform.events.record(transaction, pointsReset, { actorId: person.id, subjectId: groupId, data, at })
    const people = held.flatMap(({ personId }) => personId ?? [])
    await tellOfPoints(platform, transaction, groupId, [...people, person.id])
    return points
  })
}

/** Locks the budget, then reads all members with points. No points move without the budget, so none are missed. */
async function holdMembers(transaction: Transaction, groupId: string, { budgetId }: OwnAccounts) {
  await holdBalances(transaction, groupId, [budgetId])
  const { rows } = await transaction.execute<{ id: string; personId: string | null; balance: number }>(sql`
    select id, account_id as "personId", balance from point_accounts
    where group_id = ${groupId} and kind = 'member' and balance > 0`)
  return rows
}

async function noteEmptied(transaction: Transaction, groupId: string, emptiedId: string): Promise<void> {
  await transaction.execute(sql`
    update point_accounts set emptied_id = ${emptiedId} where group_id = ${groupId} and kind = 'member' and balance = 0`)
}

interface Removal {
  groupId: string
  own: OwnAccounts
  actId: string
  at: Date
}

/**
 * Deletes a group's movements; with all points back, one entry gives its balance. The sources stay, so that homework
 * paid for before is not paid for again.
 */
async function removeRecords(transaction: Transaction, { groupId, own, actId, at }: Removal): Promise<void> {
  await transaction.execute(sql`delete from point_answers where group_id = ${groupId}`)
  await transaction.execute(sql`delete from point_entries where group_id = ${groupId}`)
  await transaction.execute(sql`delete from point_acts where group_id = ${groupId} and id <> ${actId}`)
  await transaction.execute(sql`update point_accounts set received = 0 where group_id = ${groupId} and kind = 'member'`)
  await insertEntries(transaction, groupId, [
    {
      id: newId(at.getTime()),
      kind: 'opening',
      from: own.productId,
      to: own.budgetId,
      amount: pointLimits.budget,
      actId: null,
      reverses: null,
    },
  ])
}
