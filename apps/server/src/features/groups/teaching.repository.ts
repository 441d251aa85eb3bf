import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { everyAccount, planAt } from '../accounts/index.ts'
import { joinOrganization, joinSchool } from '../profiles/index.ts'

/** Whether a person may use teaching functions at a moment: a verified teacher on a plan other than free. */
export async function mayTeach(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ mayTeach: boolean }>(sql`
    select a.teacher_verified_at is not null and ${sql.raw(planAt('a', 'asked.at'))} <> 'free' as "mayTeach"
    from ${sql.raw(everyAccount('a'))}, (select ${now.toISOString()}::timestamptz as at) asked where a.id = ${accountId}`)
  return rows[0]?.mayTeach ?? false
}

/** Returns the school that vouches for the person as its teacher; undefined if none does. */
export async function findSchoolTaughtAt(db: Queryable, accountId: string) {
  const { rows } = await db.execute<{ schoolId: string; schoolName: string }>(sql`
    select s.id as "schoolId", s.name as "schoolName" from ${sql.raw(everyAccount('a'))}
      ${sql.raw(joinOrganization('o', 'a.id'))} and o.academic_role = 'teacher' and o.school_id = a.vouched_school_id
      ${sql.raw(joinSchool('s', 'o.school_id'))}
    where a.id = ${accountId} and a.teacher_verified_at is not null`)
  return rows[0]
}
