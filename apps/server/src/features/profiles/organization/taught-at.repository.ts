import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { taughtSchoolOf } from '../../accounts/index.ts'

/** Returns the school that vouches for the person as its teacher, where they state it; undefined if none does. */
export async function findSchoolTaughtAt(db: Queryable, accountId: string) {
  const { rows } = await db.execute<{ schoolId: string; schoolName: string }>(sql`
    select s.id as "schoolId", s.name as "schoolName" from organizations o join schools s on s.id = o.school_id
    where o.account_id = ${accountId} and o.academic_role = 'teacher'
      and o.school_id = ${withValues(taughtSchoolOf('$1'), accountId)}`)
  return rows[0]
}
