import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { keepMonths } from '../../../platform/database/months/keep-months.ts'
import { boundOf, type Month, monthAfter } from '../../../platform/database/months/months.rules.ts'
import { carryForward } from '../../../platform/ledger/carry-forward.ts'
import type { Platform } from '../../../platform/platform.ts'
import { rewardLedger } from './reward-ledger.declaration.ts'

/** Creates the partitions of coming months, and closes months older than entries are kept. */
export const keepRewardMonths = ({ db, clock }: Platform): Promise<void> =>
  keepMonths({ db, clock }, { table: rewardLedger.entries, beforeDrop })

async function beforeDrop(transaction: Transaction, month: Month): Promise<void> {
  await carryForward(transaction, rewardLedger, month)
  await transaction.execute(sql`delete from reward_acts where id < ${boundOf(monthAfter(month))}`)
}
