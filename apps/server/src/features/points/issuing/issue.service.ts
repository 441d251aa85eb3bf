import { pointsIssued, pointsTakenBack } from '@learntrail/contract/points/events'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads, findGroupName } from '../../groups/index.ts'
import { insertAct } from '../acts.repository.ts'
import { findOwnAccounts } from '../ledger/ledger.repository.ts'
import { holdHolders, moveHeld, movePoints, ownAccounts } from '../ledger/move-points.service.ts'
import { tellOfPoints } from '../points.live.ts'
import type { Actor } from '../reach-points.policy.ts'
import { advanceGoal } from './goal.service.ts'
import { findBalance, findMovement } from './movements.repository.ts'
import { canAllReceive, readReceivers, refuseReceivers } from './receivers.policy.ts'

interface Issue {
  groupId: string
  clientId: string
  memberIds: readonly string[]
  points: number
  reason: string
}

/** Gives every one of these members points, or none of them; a repeated client id gives nothing more. */
export async function issuePoints(platform: Platform, person: Actor, issue: Issue) {
  const { groupId, clientId, memberIds, points, reason } = issue
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const [, found, known] = await Promise.all([
      checkLeads(transaction, person, groupId),
      readReceivers(transaction, { groupId, giverId: person.id, personIds: memberIds, at }),
      findOwnAccounts(transaction, groupId),
    ])
    const receivers = found ?? refuse('GROUP_NOT_FOUND')
    if (!receivers.mayGive) refuse('POINTS_PLAN_REQUIRED')
    const { budgetId } = known ?? (await ownAccounts(transaction, groupId, at))
    const mayAll = canAllReceive(receivers, memberIds.length)
    const actId = newId(at.getTime())
    const [isNew, held] = await Promise.all([
      insertAct(transaction, {
        groupId,
        id: actId,
        kind: 'issued',
        clientId,
        actorId: person.id,
        reason,
        questionId: null,
        madeAt: at,
      }),
      mayAll ? holdHolders(transaction, groupId, { budgetId, personIds: memberIds, at }) : undefined,
    ])
    // A repeated request, which has paid already.
    if (!isNew) return { given: 0, remaining: await findBalance(transaction, groupId, budgetId) }
    if (held === undefined) return refuseReceivers(receivers, memberIds.length)
    const moves = [...held.holders.values()].map((holder) => ({
      from: budgetId,
      to: holder,
      holder,
      amount: points,
      source: `manual:${clientId}`,
    }))
    const data = { name: receivers.name, actId, points, personIds: [...memberIds] }
    const [{ moved, balances }] = await Promise.all([
      moveHeld(transaction, held.balances, { groupId, kind: 'issued', actId, at, takes: 'all', moves }),
      platform.events.record(transaction, pointsIssued, { actorId: person.id, subjectId: groupId, data, at }),
      tellOfPoints(platform, transaction, groupId, [...memberIds, person.id]),
    ])
    const given = moved.reduce((sum, move) => sum + move.points, 0)
    if (receivers.haveGoal) await advanceGoal(platform, transaction, { groupId, points: given, at })
    return { given, remaining: balances.get(budgetId) ?? 0 }
  })
}

/** Takes back one whole movement, at most once, by a reversing movement that refers to it. */
export async function takeBack(
  platform: Platform,
  person: Actor,
  { groupId, movementId }: { groupId: string; movementId: string },
) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await checkLeads(transaction, person, groupId)
    const movement = await findMovement(transaction, groupId, movementId)
    if (movement === undefined) return refuse('POINTS_NOT_FOUND')
    const { holderId, personId, budgetId, amount } = movement
    const actId = newId(at.getTime())
    const isNew = await insertAct(transaction, {
      groupId,
      id: actId,
      kind: 'correction',
      clientId: movementId,
      actorId: person.id,
      reason: '',
      questionId: null,
      madeAt: at,
    })
    if (isNew) {
      if (movement.isEmptied) refuse('POINTS_GONE')
      await movePoints(transaction, {
        groupId,
        kind: 'correction',
        actId,
        at,
        takes: 'all',
        moves: [
          {
            from: holderId,
            to: budgetId,
            holder: holderId,
            amount,
            reverses: movementId,
            source: `reversal:${movementId}`,
          },
        ],
      })
      await advanceGoal(platform, transaction, { groupId, points: -amount, at })
      const name = (await findGroupName(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
      if (personId !== null) {
        const data = { name, movementId, points: amount, personId }
        await platform.events.record(transaction, pointsTakenBack, { actorId: person.id, subjectId: groupId, data, at })
      }
      await tellOfPoints(platform, transaction, groupId, personId === null ? [] : [personId])
    }
    return { balance: await findBalance(transaction, groupId, holderId) }
  })
}
