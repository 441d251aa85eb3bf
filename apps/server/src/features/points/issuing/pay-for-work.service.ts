import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WorkGain } from '../../homework/index.ts'
import { holdOrInsertAct } from '../acts.repository.ts'
import { holdHolders, moveHeld, ownAccounts } from '../ledger/move-points.service.ts'
import { tellOfPoints } from '../points.live.ts'
import { advanceGoal } from './goal.service.ts'
import { findReceivers } from './receivers.policy.ts'

/**
 * Pays for work once per student and question, however often it is handed in or released. Students whose plan takes no
 * points get none; handing in never fails because of points.
 */
export async function payForWork(platform: Platform, transaction: Transaction, gain: WorkGain): Promise<void> {
  const { groupId, questionId } = gain
  const at = platform.clock.now()
  const receivers = await findReceivers(transaction, groupId, gain.personIds, at)
  if (receivers.length === 0) return
  const source = `homework:${questionId}:${gain.for}`
  const act = await holdOrInsertAct(transaction, {
    groupId,
    id: newId(at.getTime()),
    kind: gain.for,
    clientId: source,
    actorId: gain.actorId,
    reason: '',
    questionId,
    madeAt: at,
  })
  const { budgetId } = await ownAccounts(transaction, groupId, at)
  const { holders, balances } = await holdHolders(transaction, groupId, { budgetId, personIds: receivers, at })
  const { moved } = await moveHeld(transaction, balances, {
    groupId,
    kind: gain.for,
    actId: act.id,
    at,
    takes: 'whatFits',
    moves: [...holders.values()].map((holder) => ({
      from: budgetId,
      to: holder,
      holder,
      amount: gain.points,
      source,
    })),
  })
  if (moved.length === 0) return
  const points = moved.reduce((sum, move) => sum + move.points, 0)
  await advanceGoal(platform, transaction, { groupId, points, at })
  await tellOfPoints(platform, transaction, groupId, receivers)
}
