import type { PersonSummary } from '@learntrail/contract/people/person'
import { pointLimits } from '@learntrail/contract/points/limits'
import type { PointArchive } from '@learntrail/contract/points/points'
import type { MovementKind } from '@learntrail/contract/points/states'
import { and, desc, eq, sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { questionSeen } from '../../homework/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { pointArchives } from '../points.tables.ts'

type Named = Pick<PersonSummary, 'id' | 'displayName'>

/** A movement as stored in an archive, one per line. */
export interface ArchivedMovement {
  id: string
  kind: MovementKind
  /** Negative when the member lost points. */
  points: number
  at: string
  reason: string
  questionId: string | null
  actorId: string | null
  /** The member's row of point_accounts. */
  holderId: string
}

const recordsQuery = {
  name: 'points-records-to-archive',
  text: `select e.id, e.kind, case when h.id = e.to_id then e.amount else -e.amount end as points, act.made_at as at,
      act.reason, act.question_id as "questionId", act.actor_id as "actorId", h.id as "holderId"
    from point_entries e join point_acts act on act.group_id = e.group_id and act.id = e.act_id
      join point_accounts h on h.group_id = e.group_id and h.kind = 'member' and h.id in (e.from_id, e.to_id)
    where e.group_id = $1 and e.id > $2 order by e.id limit $3`,
}

/** Returns a page of a group's movements after an id, in the order they were made. */
export async function readRecords(
  transaction: Transaction,
  { groupId, after, limit }: { groupId: string; after: string; limit: number },
): Promise<ArchivedMovement[]> {
  const { rows } = await clientOf(transaction).query({ ...recordsQuery, values: [groupId, after, limit] })
  return (rows as (Omit<ArchivedMovement, 'at'> & { at: Date })[]).map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
  }))
}

export async function insertArchive(
  transaction: Transaction,
  archive: typeof pointArchives.$inferInsert,
): Promise<void> {
  await transaction.insert(pointArchives).values(archive)
}

export async function listArchives(db: Queryable, groupId: string): Promise<PointArchive[]> {
  const { id, madeAt, movements } = pointArchives
  const rows = await db
    .select({ id, madeAt, movements })
    .from(pointArchives)
    .where(eq(pointArchives.groupId, groupId))
    .orderBy(desc(id))
    .limit(pointLimits.archives)
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }))
}

export async function findArchive(db: Queryable, groupId: string, archiveId: string) {
  const isIt = and(eq(pointArchives.groupId, groupId), eq(pointArchives.id, archiveId))
  const [found] = await db.select().from(pointArchives).where(isIt)
  return found
}

/** Returns the members of a group's point accounts by account row; without people whose account is gone. */
export async function findHolders(db: Queryable, groupId: string): Promise<Map<string, Named>> {
  const { rows } = await db.execute<{ id: string; person: Named }>(sql`
    select h.id, ${sql.raw(personSummaryOf('a'))} as person
    from point_accounts h ${sql.raw(joinAccount('a', 'h.account_id'))} where h.group_id = ${groupId}`)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

/** Returns the existing people among `ids`, by id, who gave or took back points. */
export async function findGivers(db: Queryable, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await db.execute<{ id: string; person: Named }>(sql`
    select a.id, ${sql.raw(personSummaryOf('a'))} as person
    ${withValues(fromAccounts('a', 'any ($1::uuid[])'), [...ids])}`)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

/** Returns titles of homework by question id, for questions that the viewer may see. */
export async function findTitles(db: Queryable, viewer: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; homework: { title: string } | null }>(sql`
    select asked.id, ${sql.raw(questionSeen('asked.viewer', 'asked.id'))} as homework
    from (select id, ${viewer}::uuid as viewer from unnest(${sql.param([...ids])}::uuid[]) id) asked`)
  return new Map(rows.flatMap(({ id, homework }) => (homework === null ? [] : [[id, homework.title] as const])))
}
