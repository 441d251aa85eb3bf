import { and, eq } from 'drizzle-orm'
import { clientOf, type Transaction } from '../../platform/database/index.ts'
import { pointActs } from './points.tables.ts'

export type PointAct = typeof pointActs.$inferSelect

/** By hand, so that it keeps its order among what travels with it. */
const insert = {
  name: 'points-add-act',
  text: `insert into point_acts (group_id, id, kind, client_id, actor_id, reason, question_id, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (group_id, client_id) do nothing`,
}

/** Whether the act is new; where the same was sent before, nothing is to be done. */
export async function insertAct(transaction: Transaction, act: PointAct): Promise<boolean> {
  const { groupId, id, kind, clientId, actorId, reason, questionId, madeAt } = act
  const values = [groupId, id, kind, clientId, actorId, reason, questionId, madeAt]
  return (await clientOf(transaction).query(insert, values)).rowCount === 1
}

/** The act of a cause that comes again and again, such as a question whose work comes piece by piece. */
export async function holdOrInsertAct(transaction: Transaction, act: PointAct): Promise<PointAct> {
  if (await insertAct(transaction, act)) return act
  const isIt = and(eq(pointActs.groupId, act.groupId), eq(pointActs.clientId, act.clientId))
  const [found] = await transaction.select().from(pointActs).where(isIt)
  return found as PointAct
}
