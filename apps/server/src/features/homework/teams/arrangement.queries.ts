import type { PersonSummary } from '@learntrail/contract/people/person'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { administers, everybodyIn, ledIn } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { isFor } from '../visibility.sql.ts'

interface Seat {
  personId: string
  teamId: string | null
  isSettled: boolean
  person: PersonSummary
  memberNumber: string
}

/** Returns the students of a question with their teams, by seat number and by when they joined. */
export async function listSeats(db: Queryable, questionId: string): Promise<Seat[]> {
  const led = sql.raw(ledIn('q.group_id'))
  const { rows } = await db.execute<Seat & Record<string, unknown>>(sql`
    select led.account_id as "personId", h.team_id as "teamId", coalesce(h.version_count > 0, false) as "isSettled",
      ${sql.raw(personSummaryOf('a'))} as person, led.member_number as "memberNumber"
    from homework_questions q cross join lateral ${led} led ${sql.raw(joinAccount('a', 'led.account_id'))}
      left join homework_hand_ins h on h.question_id = q.id and h.student_id = led.account_id
    where q.id = ${questionId} and ${sql.raw(isFor('led.account_id', 'q'))}
    order by led.number_order, led.since, led.account_id`)
  return rows
}

export async function findTeamsVersion(db: Queryable, questionId: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select teams_version as version from homework_questions where id = ${questionId}`,
  )
  return rows[0]?.version ?? 0
}

/** Returns the members of a group: those for whom homework can be, by seat number, and those who lead it. */
export async function listPeople(db: Queryable, groupId: string) {
  const led = sql.raw(ledIn('v.group_id'))
  const person = sql.raw(personSummaryOf('a'))
  const isLeader = sql.raw(administers('a.id', 'v.group_id'))
  const members = await db.execute<{ person: PersonSummary; memberNumber: string }>(sql`
    select ${person} as person, led.member_number as "memberNumber"
    from (select ${groupId}::uuid as group_id) v cross join lateral ${led} led ${sql.raw(joinAccount('a', 'led.account_id'))}
    order by led.number_order, led.since, led.account_id`)
  const everybody = sql.raw(everybodyIn('v.group_id'))
  const administrators = await db.execute<{ person: PersonSummary }>(sql`
    select ${person} as person from (select ${groupId}::uuid as group_id) v cross join lateral ${everybody} m
      ${sql.raw(joinAccount('a', 'm.account_id'))}
    where ${isLeader} order by a.id`)
  return { members: members.rows, administrators: administrators.rows.map((row) => row.person) }
}
