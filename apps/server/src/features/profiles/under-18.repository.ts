import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { isUnder18 } from './under-18.rules.ts'

type Facts = Parameters<typeof isUnder18>[0]

/** Of these people those who are under 18 at a moment. */
export async function findUnder18(db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  const query = sql`
    select a.id, p.birth_year as "birthYear", a.registration_role as "registrationRole",
      case when o.account_id is not null then json_build_object('type', o.type, 'academicRole', o.academic_role,
        'schoolType', o.school_type, 'grade', o.grade) end as organization
    from accounts a left join profiles p on p.account_id = a.id left join organizations o on o.account_id = a.id
    where a.id = any(${sql.param([...ids])}::uuid[])`
  const { rows } = await db.execute<Facts & { id: string } & Record<string, unknown>>(query)
  return new Set(rows.filter((row) => isUnder18(row, now)).map(({ id }) => id))
}
