import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import type { FilePerson } from './account-file.rules.ts'
import type { KnownPerson, Taken } from './account-plan.rules.ts'
import { importedAccounts } from './imported-accounts.tables.ts'

export async function findImported(db: Queryable, schoolIds: readonly string[]): Promise<KnownPerson[]> {
  if (schoolIds.length === 0) return []
  return db
    .select({
      accountId: importedAccounts.accountId,
      username: accounts.username,
      schoolId: importedAccounts.schoolId,
      studentNumber: importedAccounts.studentNumber,
      fullName: importedAccounts.fullName,
      grade: importedAccounts.grade,
      className: importedAccounts.className,
    })
    .from(importedAccounts)
    .innerJoin(accounts, eq(accounts.id, importedAccounts.accountId))
    .where(inArray(importedAccounts.schoolId, [...schoolIds]))
}

/** Which of these account names and e-mails are somebody's. */
export async function findTakenNames(db: Queryable, usernames: string[], emails: string[]): Promise<Taken> {
  const rows = await db
    .select({ username: sql<string>`lower(${accounts.username})`, email: sql<string | null>`lower(${accounts.email})` })
    .from(accounts)
    .where(
      sql`lower(${accounts.username}) = any(${sql.param(usernames)}) or lower(${accounts.email}) = any(${sql.param(emails)})`,
    )
  return {
    usernames: new Set(rows.map(({ username }) => username)),
    emails: new Set(rows.flatMap(({ email }) => (email === null ? [] : [email]))),
  }
}

/** What the school says of somebody today. */
export async function saveImported(
  transaction: Transaction,
  accountId: string,
  { schoolId, studentNumber, fullName, grade, className }: FilePerson,
  importedAt: Date,
): Promise<void> {
  const said = { fullName, grade, className, importedAt }
  await transaction
    .insert(importedAccounts)
    .values({ accountId, schoolId, studentNumber, ...said })
    .onConflictDoUpdate({ target: importedAccounts.accountId, set: said })
}

export type Imported = typeof importedAccounts.$inferSelect

export async function findImportedOf(db: Queryable, accountId: string): Promise<Imported | undefined> {
  const found = await db.select().from(importedAccounts).where(eq(importedAccounts.accountId, accountId))
  return found[0]
}
