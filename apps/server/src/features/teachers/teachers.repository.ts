import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { joinAccount } from '../accounts/index.ts'
import { visiblePerson } from '../people/index.ts'
import { schoolCodes, teacherVerifications } from './teachers.tables.ts'

/** Stores how a teacher was verified, replacing the former way. */
export async function putVerification(
  transaction: Transaction,
  verification: typeof teacherVerifications.$inferInsert,
): Promise<void> {
  const { accountId: _, ...anew } = verification
  await transaction
    .insert(teacherVerifications)
    .values(verification)
    .onConflictDoUpdate({
      target: teacherVerifications.accountId,
      set: { email: null, codeId: null, vouchedBy: null, ...anew },
    })
}

export async function deleteVerification(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(teacherVerifications).where(eq(teacherVerifications.accountId, accountId))
}

/** Finds the teacher verified by this e-mail. */
export async function findVerifiedBy(db: Queryable, email: string): Promise<string | undefined> {
  const found = await db
    .select({ accountId: teacherVerifications.accountId })
    .from(teacherVerifications)
    .where(eq(sql`lower(${teacherVerifications.email})`, email.toLowerCase()))
  return found[0]?.accountId
}

export async function findVerification(db: Queryable, accountId: string) {
  const found = await db.select().from(teacherVerifications).where(eq(teacherVerifications.accountId, accountId))
  return found[0]
}

/** Returns whether the viewer may come across this person. */
export async function isSeenTeacher(db: Queryable, viewer: string, personId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from (select ${viewer}::uuid as viewer_id) asked ${withValues(joinAccount('a', '$1'), personId)}
    where a.profile_filled_at is not null and ${sql.raw(visiblePerson('asked.viewer_id', 'a'))}`)
  return rows.length > 0
}

export async function countVouched(db: Transaction, by: string, since: Date): Promise<number> {
  return db.$count(
    teacherVerifications,
    and(eq(teacherVerifications.vouchedBy, by), gt(teacherVerifications.at, since)),
  )
}

export type SchoolCodeRow = typeof schoolCodes.$inferSelect

/** Finds a valid code, for any caller. */
export async function findCode(db: Queryable, code: string, now: Date): Promise<SchoolCodeRow | undefined> {
  const found = await db
    .select()
    .from(schoolCodes)
    .where(and(eq(schoolCodes.code, code), gt(schoolCodes.expiresAt, now), isNull(schoolCodes.revokedAt)))
  return found[0]
}

/** Locks a code until the transaction ends; returns how many have used it. */
export async function holdCode(transaction: Transaction, id: string): Promise<number> {
  await transaction.select({ id: schoolCodes.id }).from(schoolCodes).where(eq(schoolCodes.id, id)).for('update')
  return transaction.$count(teacherVerifications, eq(teacherVerifications.codeId, id))
}
