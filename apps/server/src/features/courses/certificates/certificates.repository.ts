import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { findAccount } from '../../accounts/index.ts'
import { courseCertificates } from './certificates.tables.ts'

export type StoredCertificate = typeof courseCertificates.$inferSelect

const isIt = (personId: string, courseId: string) =>
  and(eq(courseCertificates.personId, personId), eq(courseCertificates.courseId, courseId))

export async function findCertificate(
  db: Queryable,
  personId: string,
  courseId: string,
): Promise<StoredCertificate | undefined> {
  return (await db.select().from(courseCertificates).where(isIt(personId, courseId)))[0]
}

/** Returns undefined if there is one already. */
export async function insertCertificate(
  transaction: Transaction,
  row: StoredCertificate,
): Promise<StoredCertificate | undefined> {
  return (await transaction.insert(courseCertificates).values(row).onConflictDoNothing().returning())[0]
}

export async function deleteCertificate(
  transaction: Transaction,
  personId: string,
  courseId: string,
): Promise<StoredCertificate | undefined> {
  return (await transaction.delete(courseCertificates).where(isIt(personId, courseId)).returning())[0]
}

/** The person's certificates before the cursor, newest first. */
export function listCertificates(
  db: Queryable,
  personId: string,
  { before, limit }: { before: string; limit: number },
): Promise<StoredCertificate[]> {
  const isBefore = and(eq(courseCertificates.personId, personId), lt(courseCertificates.id, before))
  return db.select().from(courseCertificates).where(isBefore).orderBy(desc(courseCertificates.id)).limit(limit)
}

/** The name printed on certificates: the full name that schools know, else the display name. */
export async function findPaperName(db: Queryable, personId: string): Promise<string> {
  const account = await findAccount(db, personId)
  return account?.fullName.trim() || account?.displayName || ''
}
