import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { keepMonths } from '../../../platform/database/months/keep-months.ts'
import { boundOf, type Month, monthAfter, partOf } from '../../../platform/database/months/months.rules.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Makes the months of entries that are to come, and closes those that are older than is kept. */
export const keepRewardMonths = ({ db, clock }: Platform): Promise<void> =>
  keepMonths({ db, clock }, { table: 'reward_entries', beforeDrop: carryForward })

/** What the entries of a month come to stands in the month after it, so that balances are still what is there adds up to. */
async function carryForward(transaction: Transaction, month: Month): Promise<void> {
  const part = sql.identifier(partOf('reward_entries', month))
  // Ids of the first moment of the next month, as many as are wanted.
  const start = boundOf(monthAfter(month)).slice(0, 14)
  await transaction.execute(sql`
    insert into reward_entries (id, kind, from_id, to_id, amount)
    select (${start} || substr(gen_random_uuid()::text, 15))::uuid, 'carried',
      case when total > 0 then product.id else net.id end, case when total > 0 then net.id else product.id end, abs(total)
    from (select id, sum(amount) as total from (
        select to_id as id, amount from ${part} union all select from_id, -amount from ${part}) moved
      group by id having sum(amount) <> 0) net
    cross join (select id from reward_accounts where kind = 'product') product
    where net.id <> product.id`)
}
