import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { keepMonths } from '../../../platform/database/months/keep-months.ts'
import { boundOf, type Month, monthAfter, partOf } from '../../../platform/database/months/months.rules.ts'
import type { Platform } from '../../../platform/platform.ts'

/** An act may be that of a piece of homework, whose work comes for a year after the first. */
const actsStay = 12

/** Makes the months of entries that are to come, and closes those that are older than is kept. */
export const keepPointMonths = ({ db, clock }: Platform): Promise<void> =>
  keepMonths({ db, clock }, { table: 'point_entries', beforeDrop: carryForward })

/**
 * What the entries of a month come to stands in the month after it as one entry for each account, so that balances are what
 * is there adds up to when the month is gone.
 */
async function carryForward(transaction: Transaction, month: Month): Promise<void> {
  const part = sql.identifier(partOf('point_entries', month))
  // Ids of the first moment of the next month, as many as are wanted.
  const start = boundOf(monthAfter(month)).slice(0, 14)
  await transaction.execute(sql`
    insert into point_entries (group_id, id, kind, from_id, to_id, amount)
    select net.group_id, (${start} || substr(gen_random_uuid()::text, 15))::uuid, 'carried',
      case when total > 0 then product.id else net.id end, case when total > 0 then net.id else product.id end, abs(total)
    from (select group_id, id, sum(amount) as total from (
        select group_id, to_id as id, amount from ${part} union all select group_id, from_id, -amount from ${part}) moved
      group by group_id, id having sum(amount) <> 0) net
    join point_accounts product on product.group_id = net.group_id and product.kind = 'product'
    where net.id <> product.id`)
  await transaction.execute(sql`delete from point_answers where entry_id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_archives where id < ${boundOf(monthAfter(month))}`)
  await transaction.execute(sql`delete from point_acts where id < ${boundOf(monthAfter(month, -actsStay))}`)
}
