import type { PlanContent } from '@learntrail/contract/plans/content'
import { type SchoolPlanSettings, schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import type { Pool } from 'pg'
import { isoTime as iso } from '../../../../platform/database/iso-time.ts'
import { childName } from '../../../guardians/index.ts'
import { statedSchoolOf } from '../../../profiles/index.ts'
import { settingsOfSchoolOf } from '../../school/school-of-plan.sql.ts'
import { fromPlans } from '../../visible.sql.ts'
import { hashOf, hexOf } from '../hash-of.rules.ts'

interface AskedRow extends Omit<AskedBySigningLink, 'expiresAt' | 'hash' | 'plan' | 'answer' | 'ofSchool'> {
  schoolSettings: SchoolPlanSettings | null
  content: PlanContent
  said: (NonNullable<AskedBySigningLink['answer']> & { hash: string }) | null
}

/** $1 plan, $2 line. Finds nothing for a student whose account is being deleted or suspended. */
const askedQuery = {
  name: 'plan-asked-by-link',
  text: `select ${childName('a')} as "childName", plan.content, plan.version,
      ${settingsOfSchoolOf('a.id')} as "schoolSettings",
      nullif(${statedSchoolOf('a.id')}, '') as school,
      coalesce((select json_agg(json_build_object('role', other.role, 'label', other.label,
          'isSigned', other.state = 'signed') order by other.position)
        from plan_lines other where other.plan_id = plan.id and other.id <> l.id), '[]') as others,
      case when l.answer is not null then json_build_object('said', l.answer, 'name', coalesce(l.answered_name, ''),
        'reason', coalesce(l.reason, ''), 'at', ${iso('l.answered_at')}, 'hash', encode(l.hash, 'hex')) end as said
    ${fromPlans} join plan_lines l on l.plan_id = plan.id and l.id = $2
    where plan.id = $1 and a.deleted_at is null and a.suspended_at is null`,
}

/** Returns what a guardian is asked to sign, with the answer given in their line to the plan's current content. */
export async function findAskedPlan(
  pool: Pool,
  planId: string,
  lineId: string,
): Promise<Omit<AskedBySigningLink, 'expiresAt'> | undefined> {
  const { rows } = await pool.query<AskedRow>({ ...askedQuery, values: [planId, lineId] })
  if (rows[0] === undefined) return undefined
  const { content, said, schoolSettings, ...rest } = rows[0]
  const told = { ...rest, ofSchool: schoolOfPlan(schoolSettings) }
  const hash = hexOf(hashOf(planId, content))
  if (said === null || said.hash !== hash) return { ...told, plan: content, hash, answer: null }
  const { hash: _, ...answer } = said
  return { ...told, plan: content, hash, answer }
}
