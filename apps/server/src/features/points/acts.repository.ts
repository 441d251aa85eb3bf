import { and, eq } from 'drizzle-orm'
import { clientOf, type Transaction } from '../../platform/database/index.ts'
import { pointActs } from './points.tables.ts'

export type PointAct = typeof pointActs.$inferSelect

/** Plain SQL instead of the query builder, so that it keeps its place among statements sent at the same time. */
const insert = {
  name: 'points-add-act',
  text: `insert into point_acts (group_id, id, kind, client_id, actor_id, reason, question_id, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (group_id, client_id) do nothing`,
}

/** Inserts an act; false when one with the same client id exists, so that nothing is left to do. */
export async function insertAct(transaction: Transaction, act: PointAct): Promise<boolean> {
  const { groupId, id, kind, clientId, actorId, reason, questionId, madeAt } = act
  const values = [groupId, id, kind, clientId, actorId, reason, questionId, madeAt]
  return (await clientOf(transaction).query(insert, values)).rowCount === 1
}

/** Returns the act of a recurring cause, such as homework handed in piece by piece, and inserts it the first time. */
export async function holdOrInsertAct(transaction: Transaction, act: PointAct): Promise<PointAct> {
  if (await insertAct(transaction, act)) return act
  const isIt = and(eq(pointActs.groupId, act.groupId), eq(pointActs.clientId, act.clientId))
  const [found] = await transaction.select().from(pointActs).where(isIt)
  return found as PointAct
}
