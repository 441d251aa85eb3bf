import type { ListedPerson, WholePerson } from '@learntrail/contract/console/people'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { everyAccount } from '../../accounts/index.ts'
import { joinBelonging, joinImported } from '../../profiles/index.ts'
import { reportCountsOf } from '../../reports/index.ts'
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
      ${reportCountsOf('a.id')} as reports
    from ${everyAccount('a')} ${joinBelonging} left ${joinImported('i', 'a.id')} and i.school_id = o.school_id
    where a.id = $2`,
}

export async function findPerson(pool: Pool, id: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = (await pool.query<PersonRow>({ ...personQuery, values: [now, id] })).rows
  return row
}
