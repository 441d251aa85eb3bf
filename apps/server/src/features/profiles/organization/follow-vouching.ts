import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { updateAccount } from '../../accounts/index.ts'

/**
 * After somebody's school has changed: one that vouched for them at another does so no more, and the new one does if it
 * made the account or the education sign-in names it. What a code of the school has shown stays while they stay there.
 */
export async function followVouching(transaction: Transaction, accountId: string): Promise<void> {
  const { rows } = await transaction.execute<{ schoolId: string | null }>(sql`
    select o.school_id as "schoolId" from organizations o join accounts a on a.id = o.account_id
    where o.account_id = ${accountId} and (o.school_id = a.vouched_school_id
      or exists (select 1 from imported_accounts i where i.account_id = a.id and i.school_id = o.school_id)
      or exists (select 1 from identities its join schools s on s.code = its.schooling->>'schoolCode'
        where its.account_id = a.id and s.id = o.school_id))`)
  await updateAccount(transaction, accountId, { vouchedSchoolId: rows[0]?.schoolId ?? null })
}
