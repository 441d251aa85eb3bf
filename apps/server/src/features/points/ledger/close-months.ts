import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { keepMonths } from '../../../platform/database/months/keep-months.ts'
import { boundOf, type Month, monthAfter } from '../../../platform/database/months/months.rules.ts'
import { carryForward } from '../../../platform/ledger/carry-forward.ts'
import type { Platform } from '../../../platform/platform.ts'
import { noteHoldersOf } from '../measures/note-holders.ts'
import { pointLedger } from './point-ledger.ts'

/** An act may be that of a piece of homework, whose work comes for a year after the first. */
const actsStay = 12

/** Makes the months of entries that are to come, and closes those that are older than is kept. */
export const keepPointMonths = ({ db, clock }: Platform): Promise<void> =>
  keepMonths({ db, clock }, { table: 'point_entries', beforeDrop })

async function beforeDrop(transaction: Transaction, month: Month): Promise<void> {
  noteHoldersOf(transaction, month)
  await carryForward(transaction, pointLedger, month)
  await transaction.execute(sql`delete from point_answers where entry_id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_archives where id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_acts where id < ${boundOf(monthAfter(month, -actsStay))}`)
}
