import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { joinAccount, joinStandingAccount, updateAccount } from '../../accounts/index.ts'
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

/** Sets a person's seat number, or none with an empty one. */
export async function setSeatNumber(transaction: Transaction, accountId: string, seatNumber: string): Promise<void> {
  await transaction.update(importedAccounts).set({ seatNumber }).where(eq(importedAccounts.accountId, accountId))
}

/** Takes a person off the list of their school. */
export async function deleteImported(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(importedAccounts).where(eq(importedAccounts.accountId, accountId))
}

/** Sets where a person of the list is to go, or that they stay; false if that was set before. */
export async function setMoving(
  transaction: Transaction,
  accountId: string,
  to: { schoolId: string; at: Date } | null,
): Promise<boolean> {
  const changed = await transaction.execute(sql`
    update imported_accounts set moving_to = ${to?.schoolId ?? null}, moving_since = ${to?.at ?? null}
    where account_id = ${accountId} and moving_to is distinct from ${to?.schoolId ?? null}::uuid`)
  return changed.rowCount === 1
}

/** Moves a person to another school's list. */
export async function moveImported(
  transaction: Transaction,
  accountId: string,
  said: { schoolId: string; studentNumber: string; seatNumber: string },
): Promise<void> {
  await transaction
    .update(importedAccounts)
    .set({ ...said, movingTo: null, movingSince: null })
    .where(eq(importedAccounts.accountId, accountId))
}

/** Returns whether a school has given this student number to another person. */
export async function isNumberTaken(db: Queryable, schoolId: string, accountId: string, studentNumber: string) {
  const isTheirs = and(eq(importedAccounts.schoolId, schoolId), eq(importedAccounts.studentNumber, studentNumber))
  return (await db.$count(importedAccounts, and(isTheirs, ne(importedAccounts.accountId, accountId)))) > 0
}

/** Returns a seat number that one of these shares with another person of the class; undefined if there is none. */
export async function findSeatTwice(
  transaction: Transaction,
  schoolId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ seat: string }>(sql`
    select min(i.seat_number) as seat from imported_accounts i ${sql.raw(joinAccount('a', 'i.account_id'))}
    where i.school_id = ${schoolId} and i.seat_number <> '' and i.academic_role = 'student' and a.deleted_at is null
    group by i.grade, i.class_name, ltrim(i.seat_number, '0')
    having count(*) > 1 and bool_or(i.account_id = any(${sql.param([...ids])}::uuid[])) limit 1`)
  return rows[0]?.seat
}

/** What a school's list says of a person. */
export interface ListedPerson {
  id: string
  schoolId: string
  schoolName: string
  fullName: string
  studentNumber: string
  grade: string
  className: string
  seatNumber: string
}

/** Finds what the lists of their schools say of these people. */
export async function findListedPeople(db: Queryable, ids: readonly string[]): Promise<Map<string, ListedPerson>> {
  const { rows } = await db.execute<ListedPerson & Record<string, unknown>>(sql`
    select i.account_id as id, i.school_id as "schoolId", s.name as "schoolName", i.full_name as "fullName",
      i.student_number as "studentNumber", i.grade, i.class_name as "className", i.seat_number as "seatNumber"
    from imported_accounts i join schools s on s.id = i.school_id
    where i.account_id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
