import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinStandingAccount, updateAccount } from '../../accounts/index.ts'
import type { FilePerson } from './account-file.rules.ts'
import type { Coming, KnownPerson } from './account-plan.rules.ts'
import { importedAccounts } from './imported-accounts.tables.ts'

export async function findImported(db: Queryable, schoolIds: readonly string[]): Promise<KnownPerson[]> {
  if (schoolIds.length === 0) return []
  return db
    .select({
      accountId: importedAccounts.accountId,
      schoolId: importedAccounts.schoolId,
      studentNumber: importedAccounts.studentNumber,
      fullName: importedAccounts.fullName,
      grade: importedAccounts.grade,
      className: importedAccounts.className,
      academicRole: importedAccounts.academicRole,
      seatNumber: importedAccounts.seatNumber,
      gender: importedAccounts.gender,
    })
    .from(importedAccounts)
    .where(inArray(importedAccounts.schoolId, [...schoolIds]))
}

/** Finds people whom other schools are sending to these. */
export async function findComing(db: Queryable, schoolIds: readonly string[]): Promise<Coming[]> {
  if (schoolIds.length === 0) return []
  const { rows } = await db.execute<Coming & Record<string, unknown>>(sql`
    select i.moving_to as "schoolId", i.full_name as "fullName"
    from imported_accounts i ${sql.raw(joinStandingAccount('a', 'i.account_id'))}
    where i.moving_to = any(${sql.param([...schoolIds])}::uuid[])`)
  return rows
}

export type SaidPerson = Pick<
  FilePerson,
  'schoolId' | 'studentNumber' | 'fullName' | 'grade' | 'className' | 'academicRole' | 'seatNumber' | 'gender'
>

/** Stores what the school says of a person today. */
export async function saveImported(
  transaction: Transaction,
  accountId: string,
  { schoolId, studentNumber, fullName, grade, className, academicRole, seatNumber, gender }: SaidPerson,
  importedAt: Date,
): Promise<void> {
  const said = {
    fullName,
    grade,
    className,
    academicRole,
    importedAt,
    ...(seatNumber !== '' && { seatNumber }),
    ...(gender !== null && { gender }),
  }
  await transaction
    .insert(importedAccounts)
    .values({ accountId, schoolId, studentNumber, ...said })
    .onConflictDoUpdate({ target: importedAccounts.accountId, set: said })
  await updateAccount(transaction, accountId, { vouchedSchoolId: schoolId })
}

export type Imported = typeof importedAccounts.$inferSelect

export async function findImportedOf(db: Queryable, accountId: string): Promise<Imported | undefined> {
  const found = await db.select().from(importedAccounts).where(eq(importedAccounts.accountId, accountId))
  return found[0]
}
