import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { joinAccount, provenSchoolCodes, updateAccount } from '../../accounts/index.ts'

/**
 * Updates who vouches for a person after a change of school: another school no longer does; the new one does if it made
 * the account or the education sign-in names it. Vouching by a school's code stays while the person stays there.
 */
export async function followVouching(transaction: Transaction, accountId: string): Promise<void> {
  const { rows } = await transaction.execute<{ schoolId: string | null }>(sql`
    select o.school_id as "schoolId" from organizations o ${sql.raw(joinAccount('a', 'o.account_id'))}
    where o.account_id = ${accountId} and (o.school_id = a.vouched_school_id
      or exists (select 1 from imported_accounts i where i.account_id = a.id and i.school_id = o.school_id)
      or exists (select 1 from schools s where s.id = o.school_id and s.code in (${sql.raw(provenSchoolCodes('a.id'))})))`)
  await updateAccount(transaction, accountId, { vouchedSchoolId: rows[0]?.schoolId ?? null })
}
