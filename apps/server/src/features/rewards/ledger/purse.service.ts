import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import * as repository from './accounts.repository.ts'
import { reasonOf } from './ledger.repository.ts'
import { type Act, moveRewards } from './move-rewards.service.ts'

export { readBalances as readPurse } from './accounts.repository.ts'

interface Gift {
  accountId: string
  points: number
  act: Act
  /** The cause, which moves points once. */
  source: string
  at: Date
}

/** Gives points from the product to a purse, or as many as fit, once per cause. Returns how many. */
export async function giveToPurse(
  transaction: Transaction,
  { accountId, points, act, source, at }: Gift,
): Promise<number> {
  const from = await repository.ownAccount(transaction, 'product', at)
  const purses = await repository.pursesOf(transaction, [accountId], at)
  const moves = [...purses.values()].map((to) => ({ from, to, amount: points }))
  const moved = await moveRewards(transaction, { act, source, at, takes: 'whatFits', moves })
  return moved?.points ?? 0
}

/** Pays for the first publication of a course; once per course, even if the purse had no room. */
export async function payForCourse(
  transaction: Transaction,
  { courseId, accountId, title = '', at }: { courseId: string; accountId: string; title?: string; at: Date },
): Promise<void> {
  await giveToPurse(transaction, {
    accountId,
    points: rewardLimits.courseReward,
    at,
    source: `course:${courseId}:first-publication`,
    act: { kind: 'course', subjectId: courseId, reason: title },
  })
}

/** Expires what is left in the purse of an account being deleted, and detaches its rows from the person. */
export async function expirePurse(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  const to = await repository.ownAccount(transaction, 'expired', at)
  const ids = await repository.accountsOf(transaction, accountId)
  const held = await repository.holdAccounts(transaction, ids)
  const purse = held.find(({ kind }) => kind === 'purse')
  if (purse !== undefined && purse.balance > 0)
    await moveRewards(transaction, {
      act: { kind: 'expired' },
      source: `expired:${purse.id}`,
      at,
      takes: 'all',
      moves: [{ from: purse.id, to, amount: purse.balance }],
    })
  await repository.forgetOwner(transaction, accountId)
}

interface Application {
  applicationId: string
  at: Date
}

/**
 * Moves points from a purse into the hold of an application, once per application; refuses REWARDS_NOT_ENOUGH. `name`
 * is the name of the prize, which the movement shows.
 */
export async function holdForPrize(
  transaction: Transaction,
  {
    accountId,
    applicationId,
    points,
    name = '',
    at,
  }: Application & { accountId: string; points: number; name?: string },
): Promise<void> {
  const purses = await repository.pursesOf(transaction, [accountId], at)
  const from = purses.get(accountId) ?? refuse('REWARDS_NOT_ENOUGH')
  const to = await repository.holdOf(transaction, { accountId, applicationId, at })
  await moveRewards(transaction, {
    act: { kind: 'held', actorId: accountId, subjectId: applicationId, reason: name },
    source: `prize:${applicationId}:held`,
    at,
    takes: 'all',
    moves: [{ from, to, amount: points }],
  })
}

/**
 * Returns held points to the purse, or to the expired points if the person's account is gone. False if nothing is held
 * any more: it was returned or spent.
 */
export async function refundHold(transaction: Transaction, { applicationId, at }: Application): Promise<boolean> {
  const hold = await repository.findHold(transaction, applicationId)
  if (hold === undefined) return false
  const accounts = await repository.holdAccounts(transaction, [hold.id, hold.purseId ?? hold.id])
  // The person's account may have been deleted while this waited.
  const purse = accounts.find(({ kind, personId }) => kind === 'purse' && personId !== null)
  const to = purse?.id ?? (await repository.ownAccount(transaction, 'expired', at))
  return settle(transaction, { applicationId, at }, { kind: purse === undefined ? 'expired' : 'refunded', to })
}

/** Moves held points to the product once the prize is received. False if nothing is held any more. */
export async function spendHold(transaction: Transaction, { applicationId, at }: Application): Promise<boolean> {
  const to = await repository.ownAccount(transaction, 'product', at)
  return settle(transaction, { applicationId, at }, { kind: 'spent', to })
}

/** Settles a hold in one direction, once. */
async function settle(
  transaction: Transaction,
  { applicationId, at }: Application,
  { kind, to }: { kind: 'refunded' | 'expired' | 'spent'; to: string },
): Promise<boolean> {
  const hold = await repository.findHold(transaction, applicationId)
  if (hold === undefined) return false
  const [held] = await repository.holdAccounts(transaction, [hold.id])
  if (held === undefined || held.balance === 0) return false
  const moved = await moveRewards(transaction, {
    act: { kind, subjectId: applicationId, reason: await reasonOf(transaction, `prize:${applicationId}:held`) },
    source: `prize:${applicationId}:settled`,
    at,
    takes: 'all',
    moves: [{ from: hold.id, to, amount: held.balance }],
  })
  return moved !== null
}
