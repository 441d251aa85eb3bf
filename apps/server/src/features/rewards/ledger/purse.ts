import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { RewardMovementKind } from '@learntrail/contract/rewards/states'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import * as repository from './ledger.repository.ts'

export { readBalances as readPurse } from './ledger.repository.ts'

interface Gift {
  accountId: string
  points: number
  kind: RewardMovementKind
  /** What causes it: points move by it once. */
  source: string
  at: Date
}

/** Gives points to a purse, or as many of them as fit into it, once for a cause. Answers how many. */
export async function giveToPurse(transaction: Transaction, gift: Gift): Promise<number> {
  const { accountId, kind, source, at } = gift
  const id = () => newId(at.getTime())
  const productId = await repository.ownAccount(transaction, 'product', id())
  await repository.makePurse(transaction, accountId, id())
  const purse = await repository.holdPurse(transaction, accountId)
  if (purse === undefined) return 0
  // What is on hold may come back, and has its place in the purse until then.
  const { balance, held } = await repository.readBalances(transaction, accountId)
  const amount = Math.min(gift.points, rewardLimits.balance - balance - held)
  if (amount <= 0) return 0
  const entryId = id()
  if (!(await repository.claimSource(transaction, source, entryId))) return 0
  await repository.enter(transaction, { id: entryId, kind, fromId: productId, toId: purse.id, amount })
  return amount
}

/** Pays for the first publication of a course; once for a course. */
export async function payForCourse(
  transaction: Transaction,
  { courseId, accountId, at }: { courseId: string; accountId: string; at: Date },
): Promise<void> {
  const source = `course:${courseId}:first-publication`
  await giveToPurse(transaction, { accountId, points: rewardLimits.courseReward, kind: 'course', source, at })
}

/** What is left in the purse of somebody whose account ends expires, and nothing names them any more. */
export async function expirePurse(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  const expiredId = await repository.ownAccount(transaction, 'expired', newId(at.getTime()))
  const purse = await repository.holdPurse(transaction, accountId)
  if (purse !== undefined && purse.balance > 0)
    await repository.enter(transaction, {
      ...{ id: newId(at.getTime()), kind: 'expired', fromId: purse.id, toId: expiredId, amount: purse.balance },
    })
  await repository.forgetOwner(transaction, accountId)
}

interface Application {
  applicationId: string
  at: Date
}

/** Moves points from a purse into the hold of an application; refuses REWARDS_NOT_ENOUGH. Once per application. */
export async function holdForPrize(
  transaction: Transaction,
  { accountId, applicationId, points, at }: Application & { accountId: string; points: number },
): Promise<void> {
  const entryId = newId(at.getTime())
  const purse = await repository.holdPurse(transaction, accountId)
  if (!(await repository.claimSource(transaction, `prize:${applicationId}:held`, entryId))) return
  if (purse === undefined || purse.balance < points) return refuse('REWARDS_NOT_ENOUGH')
  const holdId = newId(at.getTime())
  await repository.makeHold(transaction, { id: holdId, accountId, applicationId })
  await repository.enter(transaction, { id: entryId, kind: 'held', fromId: purse.id, toId: holdId, amount: points })
}

/**
 * Gives what is on hold back to the purse, or to what has expired where the account is gone. False where nothing is on hold
 * any more: it was given back, or spent.
 */
export async function refundHold(transaction: Transaction, { applicationId, at }: Application): Promise<boolean> {
  const id = () => newId(at.getTime())
  const accountId = await repository.ownerOfHold(transaction, applicationId)
  const purse = accountId === null ? undefined : await repository.holdPurse(transaction, accountId)
  const hold = await repository.holdApplication(transaction, applicationId)
  if (hold === undefined || hold.balance === 0) return false
  const toId = purse?.id ?? (await repository.ownAccount(transaction, 'expired', id()))
  const kind = purse === undefined ? 'expired' : 'refunded'
  await repository.enter(transaction, { id: id(), kind, fromId: hold.id, toId, amount: hold.balance })
  return true
}

/** The prize was received: what is on hold goes to the product. False where nothing is on hold any more. */
export async function spendHold(transaction: Transaction, { applicationId, at }: Application): Promise<boolean> {
  const toId = await repository.ownAccount(transaction, 'product', newId(at.getTime()))
  const hold = await repository.holdApplication(transaction, applicationId)
  if (hold === undefined || hold.balance === 0) return false
  const id = newId(at.getTime())
  await repository.enter(transaction, { id, kind: 'spent', fromId: hold.id, toId, amount: hold.balance })
  return true
}
