import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/index.ts'
import { boundOf, type Month, monthAfter, partOf } from '../database/months/months.rules.ts'
import type { LedgerTables } from './ledger-tables.ts'

/**
 * Writes the sums of a month's entries into the next month, one entry per account, so that balances still match the
 * remaining entries once the month is dropped.
 */
export async function carryForward(
  transaction: Transaction,
  { accounts, entries, by }: LedgerTables,
  month: Month,
): Promise<void> {
  const part = sql.identifier(partOf(entries, month))
  // Prefix of ids of the first moment of the next month; the rest is random.
  const start = boundOf(monthAfter(month)).slice(0, 14)
  const column = (of: string) => (by === undefined ? sql`` : sql`${sql.raw(of)}${sql.identifier(by)}, `)
  const isSame = by === undefined ? sql`` : sql` and product.${sql.identifier(by)} = net.${sql.identifier(by)}`
  await transaction.execute(sql`
    insert into ${sql.identifier(entries)} (${column('')}id, kind, from_id, to_id, amount)
    select ${column('net.')}(${start} || substr(gen_random_uuid()::text, 15))::uuid, 'carried',
      case when total > 0 then product.id else net.id end, case when total > 0 then net.id else product.id end, abs(total)
    from (select ${column('')}id, sum(amount) as total from (
        select ${column('')}to_id as id, amount from ${part} union all select ${column('')}from_id, -amount from ${part}) moved
      group by ${column('')}id having sum(amount) <> 0) net
    join ${sql.identifier(accounts)} product on product.kind = 'product'${isSame}
    where net.id <> product.id`)
}
