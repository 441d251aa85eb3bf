import type { LecturerCard } from '@learntrail/contract/courses/lecturer'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { lecturerCards } from '../courses.tables.ts'

type StoredCard = typeof lecturerCards.$inferSelect

export async function findCard(db: Queryable, personId: string): Promise<StoredCard | undefined> {
  return (await db.select().from(lecturerCards).where(eq(lecturerCards.personId, personId)))[0]
}

/** Serialises saves of a person's card; an advisory lock, as the row may not exist yet. */
export async function holdCard(transaction: Transaction, personId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lecturer:${personId}`}, 0))`)
}

interface Saved {
  personId: string
  card: LecturerCard
  version: number
  writer: string
  updatedAt: Date
}

export async function putCard(transaction: Transaction, { personId, ...saved }: Saved): Promise<void> {
  await transaction
    .insert(lecturerCards)
    .values({ personId, ...saved })
    .onConflictDoUpdate({ target: lecturerCards.personId, set: saved })
}
