import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'

/** Makes these codes answer that their document was withdrawn. */
export async function withdrawConfirmations(transaction: Transaction, codes: string[], at: Date): Promise<void> {
  await transaction.execute(sql`
    insert into withdrawn_confirmations (code, withdrawn_at)
    select code, ${at.toISOString()}::timestamptz from unnest(${sql.param(codes)}::text[]) as code on conflict do nothing`)
}

/** Whether the document of a code was withdrawn; a binned one counts too. */
export async function isWithdrawn(pool: Pool, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from withdrawn_confirmations where code = $1
     union all select 1 from all_eportfolios where confirmation_code = $1 and binned_at is not null`,
    [code],
  )
  return rowCount !== 0
}
