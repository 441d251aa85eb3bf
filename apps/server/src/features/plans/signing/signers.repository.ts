import type { SignatureRole } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigners } from '@learntrail/contract/plans/signing/signing'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { joinAccount } from '../../accounts/index.ts'
import { classGroup, everyMember, joinMembership, joinStandingGroup } from '../../groups/index.ts'
import { isGuardianOf } from '../../guardians/index.ts'
import { friendsOf, isFriendOf, isVerifiedTeacher, notBlockedWith, presentPerson } from '../../people/index.ts'
import { joinProfile } from '../../profiles/index.ts'
import { namedPerson } from './signing.queries.ts'

/**
 * SQL of the group in which account `a` leads `pupil`: its name, preferring a class. Students who lead a club or help
 * to lead a class do not count: they sign nothing and get no real names by it.
 */
const ledBy = (pupil: string) => `(select g.name from ${everyMember('lead')}
    ${joinMembership('own', 'lead.group_id', pupil)} and own.account_id <> a.id
    ${joinStandingGroup('g', 'lead.group_id')}
  where lead.account_id = a.id and lead.level < 2 and (
    (${classGroup('g')} and o.academic_role is distinct from 'student') or ${isVerifiedTeacher('a', 'o')})
  order by ${classGroup('g')} desc, g.name, g.id limit 1)`

/**
 * Whether `a` teaches a group of the student's, even across a block, or is a friend who is a verified teacher and not
 * blocked.
 */
const teaches = (pupil: string) => `(${ledBy(pupil)} is not null
  or (${isFriendOf(pupil, 'a.id')} and ${isVerifiedTeacher('a', 'o')} and ${notBlockedWith(pupil, 'a.id')}))`

// Selects leaders and friends first, so that the rest is checked for few accounts only.
const near = (pupil: string) => `(select lead.account_id as id from ${everyMember('own')}
    join ${everyMember('lead')} on lead.group_id = own.group_id and lead.level < 2 where own.account_id = ${pupil}
  union ${friendsOf(pupil)})`

/** $1 viewer. The people they can ask to sign. */
const signersQuery = {
  name: 'plan-signers',
  text: `select ${namedPerson('a')} || jsonb_build_object('groupName', ${ledBy('$1')}) as person
    from ${near('$1')} known ${joinAccount('a', 'known.id')} ${joinProfile}
    where ${presentPerson('a')} and a.suspended_at is null and a.id <> $1 and ${teaches('$1')}
    order by ${ledBy('$1')} is null, ${ledBy('$1')}, a.full_name, a.id limit 200`,
}

export async function listTeachers(pool: Pool, viewer: string): Promise<PlanSigners['people']> {
  const { rows } = await pool.query<{ person: PlanSigners['people'][number] }>({ ...signersQuery, values: [viewer] })
  return rows.map(({ person }) => person)
}

const isTeacherOf = (writers: string) =>
  `exists (select 1 from unnest(${writers}) pupil(id) where ${teaches('pupil.id')})`
const isWriter = (writers: string) => `a.id = any(${writers})`

const fitting: Record<SignatureRole, (writers: string) => string> = {
  student: isWriter,
  guardian: (writers) => isGuardianOf('a.id', writers),
  adviser: isTeacherOf,
  formTutor: isTeacherOf,
  office: isTeacherOf,
  committee: isTeacherOf,
  own: isTeacherOf,
}

/** Returns which of these people can sign, in a line of this role, a plan written by `writerIds`. */
export async function filterFitting(
  db: Queryable,
  role: SignatureRole,
  writerIds: readonly string[],
  personIds: readonly string[],
): Promise<string[]> {
  if (personIds.length === 0) return []
  const fits = sql.raw(fitting[role]('asked.writers'))
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from (select ${sql.param(writerIds)}::uuid[] as writers) asked
      ${withValues(joinAccount('a', 'any($1::uuid[])'), personIds)} ${sql.raw(joinProfile)}
    where ${sql.raw(presentPerson('a'))} and a.suspended_at is null
      and ${fits}`)
  return rows.map(({ id }) => id)
}
