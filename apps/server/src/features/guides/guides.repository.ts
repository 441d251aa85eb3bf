import { and, eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import { guides } from './guides.tables.ts'

export type GuideRow = typeof guides.$inferSelect

export function listGuides(db: Database, personId: string): Promise<GuideRow[]> {
  return db.select().from(guides).where(eq(guides.personId, personId)).orderBy(guides.kind)
}

/** Returns the guide, locked until the transaction ends. */
export async function holdGuide(
  transaction: Transaction,
  personId: string,
  kind: string,
): Promise<GuideRow | undefined> {
  const found = await transaction
    .select()
    .from(guides)
    .where(and(eq(guides.personId, personId), eq(guides.kind, kind)))
    .for('update')
  return found[0]
}

export async function putGuide(transaction: Transaction, row: GuideRow): Promise<void> {
  const { personId: _person, kind: _kind, ...set } = row
  await transaction
    .insert(guides)
    .values(row)
    .onConflictDoUpdate({ target: [guides.personId, guides.kind], set })
}

export async function deleteGuide(db: Queryable, personId: string, kind: string): Promise<void> {
  await db.delete(guides).where(and(eq(guides.personId, personId), eq(guides.kind, kind)))
}
