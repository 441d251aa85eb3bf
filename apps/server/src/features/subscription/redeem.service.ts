import type { OwnPlan } from '@learntrail/contract/subscription/subscription'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, grantPlanIn, guess, lockAccount, subscriptionOf } from '../accounts/index.ts'
import { hashPlanCode } from './code-letters.rules.ts'
import * as repository from './codes.repository.ts'
import { readOwnPlan } from './plans.service.ts'
import { redeemedUntil } from './redeem.rules.ts'

/** Redeems a code. Guesses are counted per person and per network address. */
export async function redeemCode(
  platform: Platform,
  me: string,
  { code, address }: { code: string; address: string },
): Promise<OwnPlan> {
  const find = () => repository.findByHash(platform.db, hashPlanCode(code))
  const found = (await guess(platform, { accountId: me, address }, find)) ?? refuse('PLAN_CODE_INVALID')
  return inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
    if (!(await repository.isRedeemed(transaction, found.id, me)))
      await redeem(platform, transaction, account, found.id)
    return readOwnPlan({ ...platform, db: transaction }, me)
  })
}

async function redeem(platform: Platform, transaction: Transaction, account: Account, codeId: string): Promise<void> {
  const now = platform.clock.now()
  const code = (await repository.holdCode(transaction, codeId)) ?? refuse('PLAN_CODE_INVALID')
  if (repository.stateOf(code, now) !== 'open') refuse('PLAN_CODE_OVER')
  const { plan, days, note } = code
  const held = await subscriptionOf({ ...platform, db: transaction }, account)
  const until = redeemedUntil(now, held, { plan, days })
  if ('refusal' in until) {
    refuse(until.refusal, until.until === null ? {} : { values: { until: until.until.toISOString() } })
  }
  await repository.insertRedemption(transaction, { codeId, accountId: account.id, at: now })
  await grantPlanIn(platform, transaction, account.id, { plan, endsAt: until.endsAt, source: 'code', reason: note })
}
