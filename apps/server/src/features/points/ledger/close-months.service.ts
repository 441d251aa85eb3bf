import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { keepMonths } from '../../../platform/database/months/keep-months.ts'
import { boundOf, type Month, monthAfter } from '../../../platform/database/months/months.rules.ts'
import { carryForward } from '../../../platform/ledger/carry-forward.ts'
import type { Platform } from '../../../platform/platform.ts'
import { noteHoldersOf } from '../measures/note-holders.service.ts'
import { pointLedger } from './point-ledger.declaration.ts'

/** Months that acts are kept longer than entries: homework reuses its act for up to a year. */
const actsStay = 12

/** Makes the partitions of coming months and closes those older than entries are kept. */
export const keepPointMonths = ({ db, clock }: Platform): Promise<void> =>
  keepMonths({ db, clock }, { table: 'point_entries', beforeDrop })

async function beforeDrop(transaction: Transaction, month: Month): Promise<void> {
  noteHoldersOf(transaction, month)
  await carryForward(transaction, pointLedger, month)
  await transaction.execute(sql`delete from point_answers where entry_id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_archives where id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_acts where id < ${boundOf(monthAfter(month, -actsStay))}`)
}
