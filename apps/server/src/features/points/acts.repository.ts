import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { pointActs } from './points.tables.ts'

export type PointAct = typeof pointActs.$inferSelect

/** The act that is new, or undefined where the same was sent before: then nothing is to be done. */
export async function insertAct(transaction: Transaction, act: PointAct): Promise<PointAct | undefined> {
  const [added] = await transaction
    .insert(pointActs)
    .values(act)
    .onConflictDoNothing({ target: [pointActs.groupId, pointActs.clientId] })
    .returning()
  return added
}

/** The act of a cause that comes again and again, such as a question whose work comes piece by piece. */
export async function holdOrInsertAct(transaction: Transaction, act: PointAct): Promise<PointAct> {
  const added = await insertAct(transaction, act)
  if (added !== undefined) return added
  const isIt = and(eq(pointActs.groupId, act.groupId), eq(pointActs.clientId, act.clientId))
  const [found] = await transaction.select().from(pointActs).where(isIt)
  return found as PointAct
}
