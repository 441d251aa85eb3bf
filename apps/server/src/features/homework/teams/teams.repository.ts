import type { TeamInvitation } from '@learntrail/contract/homework/teams'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { isPartOfName } from '../../../platform/search/part-of-name.ts'
import { joinAccount } from '../../accounts/index.ts'
import { ledIn } from '../../groups/index.ts'
import { notBlockedWith, personSummaryOf, visiblePerson } from '../../people/index.ts'
import { teamOf } from '../handing-in/hand-in.queries.ts'
import { listWorkers } from '../handing-in/hand-ins.repository.ts'
import { handIns, teamInvitations } from '../homework.tables.ts'
import { isAssignedTo, isFor } from '../visibility.sql.ts'

/** Returns the teams of a question that have invited the viewer, except for invitations from people blocked. */
export async function listTeamInvitations(pool: Pool, viewer: string, questionId: string): Promise<TeamInvitation[]> {
  const found = await pool.query<TeamInvitation>({
    name: 'homework-team-invitations',
    text: `select h.id as "teamId", ${teamOf('h')} as members
      from homework_team_invitations i join homework_hand_ins h on h.id = i.team_id
        join homework_questions q on q.id = h.question_id
      where i.account_id = $1 and h.question_id = $2 and q.teams_by = 'students' and ${isAssignedTo('$1', 'q')}
        and ${notBlockedWith('$1', 'i.inviter_id')}
      order by i.created_at, h.id`,
    values: [viewer, questionId],
  })
  return found.rows
}

/**
 * SQL of the students of a question, except the viewer, who are in no team and have handed in nothing; may include
 * people already invited.
 */
const free = (viewer: string) => `homework_questions q cross join lateral ${ledIn('q.group_id')} led
    ${joinAccount('a', 'led.account_id')}
    left join homework_hand_ins h on h.question_id = q.id and h.student_id = a.id
  where ${isFor('a.id', 'q')} and a.id <> ${viewer} and ${visiblePerson(viewer, 'a')}
    and h.team_id is null and coalesce(h.version_count, 0) = 0`

export async function listClassmates(
  pool: Pool,
  viewer: string,
  { questionId, keyword, limit }: { questionId: string; keyword: string; limit: number },
): Promise<PersonSummary[]> {
  const found = await pool.query<{ person: PersonSummary }>({
    name: 'homework-classmates',
    text: `select ${personSummaryOf('a')} as person from ${free('$1')} and q.id = $2
        and ${isPartOfName('$3::text', 'a.display_name')}
        and not exists (select 1 from homework_team_invitations i
          join homework_hand_ins mine on mine.team_id = i.team_id and mine.student_id = $1 and mine.question_id = q.id
          where i.account_id = a.id)
      order by led.since, a.id limit $4`,
    values: [viewer, questionId, keyword, limit],
  })
  return found.rows.map(({ person }) => person)
}

/** Returns those of these people whom the viewer can invite. */
export async function findFree(
  db: Queryable,
  viewer: string,
  { questionId, ids }: { questionId: string; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with v as (select ${viewer}::uuid as id)
    select a.id from ${sql.raw(free('(select v.id from v)'))}
      and q.id = ${questionId} and a.id = any(${sql.param([...ids])}::uuid[])`)
  return rows.map(({ id }) => id)
}

export async function findInvited(db: Queryable, teamId: string): Promise<string[]> {
  const found = await db
    .select({ accountId: teamInvitations.accountId })
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId))
  return found.map(({ accountId }) => accountId)
}

export async function insertInvitations(
  transaction: Transaction,
  rows: (typeof teamInvitations.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(teamInvitations).values(rows).onConflictDoNothing()
}

/** Returns whether the invitation existed. */
export async function deleteInvitation(transaction: Transaction, teamId: string, accountId: string): Promise<boolean> {
  const isIt = and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.accountId, accountId))
  const gone = await transaction.delete(teamInvitations).where(isIt).returning({ teamId: teamInvitations.teamId })
  return gone.length > 0
}

/** Deletes all invitations of these people for a question, as they have handed in or joined a team. */
export async function deleteInvitationsOf(transaction: Transaction, questionId: string, accountIds: readonly string[]) {
  const teams = transaction.select({ id: handIns.id }).from(handIns).where(eq(handIns.questionId, questionId))
  await transaction
    .delete(teamInvitations)
    .where(and(inArray(teamInvitations.accountId, [...accountIds]), inArray(teamInvitations.teamId, teams)))
}

/** Returns the members of a team; empty for the work of one student. */
export async function listTeam(db: Queryable, workId: string): Promise<string[]> {
  const found = await db.select({ id: handIns.studentId }).from(handIns).where(eq(handIns.id, workId))
  return found[0]?.id === null ? listWorkers(db, workId) : []
}

export async function insertTeam(transaction: Transaction, row: typeof handIns.$inferInsert): Promise<void> {
  await transaction.insert(handIns).values(row)
}

export async function deleteTeam(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(handIns).where(eq(handIns.id, id))
}

/** Returns those of these people to whom a question is given now. */
export async function filterGiven(db: Queryable, questionId: string, ids: readonly string[]): Promise<string[]> {
  const isGiven = sql.raw(isAssignedTo('v.id', 'q'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from homework_questions q, unnest(${sql.param([...ids])}::uuid[]) v(id)
    where q.id = ${questionId} and ${isGiven}`)
  const given = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => given.has(id))
}

/** Removes people from a team who are no longer given the question; their own rows stay with them. */
export async function releaseFromTeam(transaction: Transaction, teamId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await transaction
    .update(handIns)
    .set({ teamId: null, joinedAt: null })
    .where(and(eq(handIns.teamId, teamId), inArray(handIns.studentId, [...ids])))
}
