import type { PlanContent } from '@learntrail/contract/plans/content'
import type { PlanResult } from '@learntrail/contract/plans/doing/doing'
import type { GuardianPlan, GuardianPlanSummary } from '@learntrail/contract/plans/for-guardians'
import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { Pool } from 'pg'
import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fromAccounts } from '../../accounts/index.ts'
import { settingsOfSchoolOf } from '../school/school-of-plan.sql.ts'
import { signingName } from '../signing/signing.repository.ts'
import { fromPlans, stageOf, waitsAtAddress } from '../visible.sql.ts'

/*
 * Plans of a child as a guardian sees them: $1 child, $2 the guardian's e-mail address or null, $3 the guardian's
 * account or null.
 */

/** The child, and the address and account by which the guardian can be asked. */
export interface Asked {
  childId: string
  email: string | null
  accountId: string | null
}

const wasAsked = '(l.asked_at is not null or l.answer is not null)'

/**
 * A plan that a student has asked only themselves to sign is private to them. A guardian sees plans that guardians were
 * asked about and, once others were asked, plans that are agreed on or being done.
 */
const shown = `a.deleted_at is null and a.suspended_at is null and exists (select 1 from plan_lines l
  where l.plan_id = plan.id and l.role <> 'student' and ${wasAsked}
    and (l.role = 'guardian' or plan.signing_state = 'agreed' or doing.plan_id is not null))`

/** How this guardian is asked to sign (`guardianAsks`). */
const asks = `case
  when exists (select 1 from plan_lines l where l.plan_id = plan.id and ${waitsAtAddress('l', '$2')}) then 'link'
  when exists (select 1 from plan_lines l join plan_signers s on s.plan_id = l.plan_id and s.line_id = l.id
    where l.plan_id = plan.id and l.role = 'guardian' and l.state = 'asked' and s.person_id = $3::uuid and s.asked_at is not null) then 'account' end`

const summary = `plan.id as "_id", plan.name as "projectName", plan.started_at::text as "startedAt",
  plan.ended_at::text as "endedAt", plan.weeks, plan.lessons, coalesce(doing.done_lessons, 0) as "lessonsDone",
  ${stageOf('plan')} as stage, its.asks, doing.certified_at is not null as "isCertified"`

const fromShown = `${fromPlans} left join plan_executions doing on doing.plan_id = plan.id
  cross join lateral (select ${asks} as asks) its
  where plan.owner_id = $1 and ${shown}`

export type SummaryRow = Omit<GuardianPlanSummary, 'week'>

/** Plans waiting for this guardian, then the newest; $4–5 cursor. */
const listQuery = (limit: number) => ({
  name: `plans-for-guardian-${limit}`,
  text: `select ${summary} ${fromShown} and (its.asks is not null, plan.id) < ($4::boolean, $5::uuid)
    order by its.asks is not null desc, plan.id desc ${limitTo(limit)}`,
})

const doneItems = `(select coalesce(json_agg(json_build_object('itemId', d.item_id, 'at', ${iso('d.at')})), '[]')
  from plan_done_items d where d.plan_id = plan.id)`

const signers = `(select coalesce(json_agg(json_build_object('role', l.role, 'label', l.label, 'isSigned', l.state = 'signed')
  order by l.position), '[]') from plan_lines l where l.plan_id = plan.id)`

const oneQuery = {
  name: 'plan-for-guardian',
  text: `select ${summary}, plan.content, ${settingsOfSchoolOf('a.id')} as "schoolSettings", ${signers} as signers,
      doing.plan_id is not null as "isBegun", coalesce(doing.done_items, 0) as "doneItems",
      case when doing.finished_at is not null then doing.result end as result, doing.finished_at as "finishedAt",
      case when doing.certified_at is not null then json_build_object('at', ${iso('doing.certified_at')},
        'name', coalesce((select ${signingName('c')} ${fromAccounts('c', 'doing.certified_by_id')}), '')) end as certified
    ${fromShown} and plan.id = $4`,
}

interface PlanRow extends SummaryRow, Pick<GuardianPlan, 'signers' | 'certified'> {
  content: PlanContent
  schoolSettings: SchoolPlanSettings | null
  isBegun: boolean
  doneItems: number
  result: PlanResult | null
  finishedAt: Date | null
}

type DoneItem = { itemId: string; at: string }

/** Plans in which anything was done since $4, most recently active first. */
const movedQuery = (limit: number) => ({
  name: `plans-moved-for-guardian-${limit}`,
  text: `select plan.id as "_id", plan.name as "projectName", plan.content -> 'progress' as progress, ${doneItems} as done,
      coalesce(doing.certified_at >= $4, false) as "isCertifiedNow"
    ${fromShown} and greatest(doing.active_at, doing.certified_at) >= $4
    order by doing.active_at desc, plan.id desc ${limitTo(limit)}`,
})

interface MovedRow extends Pick<SummaryRow, '_id' | 'projectName'> {
  progress: PlanContent['progress']
  done: DoneItem[]
  isCertifiedNow: boolean
}

const valuesOf = ({ childId, email, accountId }: Asked) => [childId, email, accountId]

type Place = readonly [isAsked: boolean, id: string]

export async function listShown(pool: Pool, asked: Asked, after: Place, limit: number): Promise<SummaryRow[]> {
  return (await pool.query<SummaryRow>({ ...listQuery(limit), values: [...valuesOf(asked), ...after] })).rows
}

export async function findShown(pool: Pool, asked: Asked, id: string): Promise<PlanRow | undefined> {
  return (await pool.query<PlanRow>({ ...oneQuery, values: [...valuesOf(asked), id] })).rows[0]
}

export async function listMoved(pool: Pool, asked: Asked, since: Date, limit: number): Promise<MovedRow[]> {
  return (await pool.query<MovedRow>({ ...movedQuery(limit), values: [...valuesOf(asked), since] })).rows
}
