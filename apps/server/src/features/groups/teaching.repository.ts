import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { joinAccount, planAt } from '../accounts/index.ts'

/** Whether a person may use teaching functions at a moment: a verified teacher on a plan other than free. */
export async function mayTeach(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ mayTeach: boolean }>(sql`
    select a.teacher_verified_at is not null and ${sql.raw(planAt('a', 'asked.at'))} <> 'free' as "mayTeach"
    from (select ${now.toISOString()}::timestamptz as at) asked ${withValues(joinAccount('a', '$1'), accountId)}`)
  return rows[0]?.mayTeach ?? false
}
