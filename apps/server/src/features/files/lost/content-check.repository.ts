import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { contentChecks, lostContent } from './lost-content.tables.ts'

const onlyRow = 1

/** Progress of a check: the last key, and what was checked since progress was last saved. */
export interface Looked {
  after: string
  count: number
  bytes: number
}

/** Returns where the current round stands, and begins the first one. */
export async function beginRound(db: Queryable, at: Date): Promise<{ after: string }> {
  const first = { id: onlyRow, startedAt: at, after: '', lookedAt: at }
  await db.insert(contentChecks).values(first).onConflictDoNothing()
  const [row] = await db.select({ after: contentChecks.after }).from(contentChecks).where(eq(contentChecks.id, onlyRow))
  return row ?? { after: '' }
}

export async function saveProgress(db: Queryable, { after, count, bytes }: Looked, at: Date): Promise<void> {
  await db
    .update(contentChecks)
    .set({
      after,
      count: sql`${contentChecks.count} + ${count}`,
      bytes: sql`${contentChecks.bytes} + ${bytes}`,
      lookedAt: at,
    })
    .where(eq(contentChecks.id, onlyRow))
}

/** Ends a round in which all content was checked; the next begins from the start. */
export async function endRound(db: Queryable, { count, bytes }: Looked, at: Date): Promise<void> {
  await db
    .update(contentChecks)
    .set({
      startedAt: at,
      after: '',
      count: 0,
      bytes: 0,
      lookedAt: at,
      endedAt: at,
      endedCount: sql`${contentChecks.count} + ${count}`,
      endedBytes: sql`${contentChecks.bytes} + ${bytes}`,
    })
    .where(eq(contentChecks.id, onlyRow))
}

/** Returns the keys of content known to be lost. */
export async function listLost(db: Queryable): Promise<string[]> {
  const rows = await db.select({ key: lostContent.key }).from(lostContent).orderBy(lostContent.key)
  return rows.map(({ key }) => key)
}
