import type { ListedPerson, WholePerson } from '@learntrail/contract/console/people'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { joinBelonging, joinImported } from '../../profiles/index.ts'
import { type PeopleFilter, peopleQuery, personFacts } from './people.queries.ts'

export async function listPeople(
  pool: Pool,
  filter: PeopleFilter,
  page: { before: string; now: Date; limit: number },
): Promise<ListedPerson[]> {
  return (await pool.query<ListedPerson>(peopleQuery(filter, page))).rows
}

export type PersonRow = Omit<
  WholePerson,
  'can' | 'isUnder18' | 'gradeName' | 'ways' | 'sessions' | 'features' | 'room' | 'actsFor' | 'placements' | 'cases'
> & {
  isAtSchool: boolean
  hasPassword: boolean
  grade: string | null
}

const judged = `d.decision <> 'nothing' and d.lifted_at is null`

/** $1 now, $2 person. */
const personQuery = {
  name: 'console-person',
  text: `select ${personFacts('$1')},
      ${isoTime('a.email_verified_at')} as "emailVerifiedAt", ${isoTime('a.last_seen_at')} as "lastSeenAt",
      ${isoTime('a.suspended_at')} as "suspendedAt", ${isoTime('a.deleted_at')} as "deletedAt",
      ${isoTime('a.profile_filled_at')} as "profileFilledAt", a.method, a.is_default_password as "isDefaultPassword",
      a.password_hash is not null as "hasPassword", coalesce(o.type = 'academic_unit', false) as "isAtSchool",
      case when coalesce(s.name, o.typed_school_name) is not null then
        json_build_object('id', o.school_id, 'name', coalesce(s.name, o.typed_school_name)) end as school,
      o.grade, i.class_name as "className", a.plan as "grantedPlan", ${isoTime('a.plan_ends_at')} as "planEndsAt",
      ${isoTime('a.trial_ends_at')} as "trialEndsAt", ${isoTime('a.teacher_verified_at')} as "teacherVerifiedAt",
      ${isoTime('a.grown_up_since')} as "grownUpSince",
      json_build_object(
        'about', (select count(*) from report_cases c join reports r on r.case_id = c.id where c.owner_id = a.id),
        'by', (select count(*) from reports r where r.reporter_id = a.id),
        'false', (select count(*) from reports r where r.reporter_id = a.id and r.false_at is not null),
        'judgements', (select count(*) from report_decisions d where d.owner_id = a.id and ${judged})) as reports
    from accounts a ${joinBelonging} left ${joinImported('i', 'a.id')} and i.school_id = o.school_id
    where a.id = $2`,
}

export async function findPerson(pool: Pool, id: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = (await pool.query<PersonRow>({ ...personQuery, values: [now, id] })).rows
  return row
}

/** Returns the newest report cases (at most 20) about something of a person's. */
export async function listCasesOf(pool: Pool, ownerId: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await pool.query<{ id: string; title: string }>({
    name: 'console-cases-of',
    text: `select c.id, c.title from report_cases c where c.owner_id = $1 order by c.id desc limit 20`,
    values: [ownerId],
  })
  return rows
}
