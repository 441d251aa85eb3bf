import { pointsGoalReached, pointsGoalSet } from '@learntrail/contract/points/events'
import type { GoalPicture } from '@learntrail/contract/points/states'
import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads, findGroupName } from '../../groups/index.ts'
import { tellOfPoints } from '../points.live.ts'
import { pointGoals } from '../points.tables.ts'
import type { Actor } from '../reach-points.policy.ts'

type StoredGoal = typeof pointGoals.$inferSelect

/** Returns the group's common goal and the version that a change must name; version 0 before the first goal. */
export async function readGoal(db: Queryable, groupId: string) {
  const [row] = await db.select().from(pointGoals).where(eq(pointGoals.groupId, groupId))
  return row === undefined ? { goal: null, version: 0 } : { goal: goalOf(row), version: row.version }
}

const goalOf = ({ title, target, picture, reached, setAt }: StoredGoal) =>
  title === null ? null : { title, target, picture, reached, setAt: setAt.toISOString() }

interface Goal {
  title: string
  target: number
  picture: GoalPicture
}

/** Sets a new goal, starting at 0, or removes it. Refuses POINTS_CONFLICT when another change came first. */
export async function setGoal(
  platform: Platform,
  person: Actor,
  { groupId, version, goal }: { groupId: string; version: number; goal: Goal | null },
) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await checkLeads(transaction, person, groupId)
    const [held] = await transaction.select().from(pointGoals).where(eq(pointGoals.groupId, groupId)).for('update')
    const before = held?.version ?? 0
    if (before !== version) refuse('POINTS_CONFLICT', { values: { version: before } })
    const kept = held ?? { title: null, target: 10, picture: 'jar' as const }
    const { title, target, picture } = goal ?? { ...kept, title: null }
    const isOther = held?.title !== title || held?.target !== target
    const row: StoredGoal = {
      groupId,
      title,
      target,
      picture,
      reached: held !== undefined && !isOther ? held.reached : 0,
      setAt: held !== undefined && !isOther ? held.setAt : at,
      reachedAt: held !== undefined && !isOther ? held.reachedAt : null,
      version: version + 1,
    }
    const saved = await transaction
      .insert(pointGoals)
      .values(row)
      .onConflictDoUpdate({ target: pointGoals.groupId, set: row, setWhere: eq(pointGoals.version, version) })
    if (saved.rowCount === 0) refuse('POINTS_CONFLICT', { values: { version: version + 1 } })
    const name = (await findGroupName(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
    const fact = { actorId: person.id, subjectId: groupId, data: { name }, at }
    await platform.events.record(transaction, pointsGoalSet, fact)
    await tellOfPoints(platform, transaction, groupId, [person.id])
    return { goal: goalOf(row), version: row.version }
  })
}

/** Empties the goal, when all points go back to the group. */
export async function emptyGoal(transaction: Transaction, groupId: string, at: Date): Promise<void> {
  await transaction
    .update(pointGoals)
    .set({ reached: 0, reachedAt: null, setAt: at })
    .where(eq(pointGoals.groupId, groupId))
}

/**
 * Adds the points members were given to the goal; negative when they were taken back. Records an event whenever the
 * target is reached from below.
 */
export async function advanceGoal(
  platform: Platform,
  transaction: Transaction,
  { groupId, points, at }: { groupId: string; points: number; at: Date },
): Promise<void> {
  const { reached, target, reachedAt, title } = pointGoals
  const next = sql`greatest(${reached} + ${points}, 0)`
  const [row] = await transaction
    .update(pointGoals)
    .set({
      reached: next,
      reachedAt: sql`case when ${next} >= ${target} then coalesce(${reachedAt}, ${at.toISOString()}::timestamptz) end`,
    })
    .where(sql`${pointGoals.groupId} = ${groupId} and ${title} is not null`)
    .returning()
  const isReachedNow = row !== undefined && row.reached >= row.target && row.reached - points < row.target
  if (!isReachedNow) return
  const name = (await findGroupName(transaction, groupId)) ?? ''
  const data = { name, title: row.title ?? '' }
  await platform.events.record(transaction, pointsGoalReached, { actorId: null, subjectId: groupId, data, at })
}
