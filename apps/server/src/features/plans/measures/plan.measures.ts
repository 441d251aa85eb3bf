import { planMade, planMemberJoined, planMemberLeft } from '@learntrail/contract/plans/events'
import { dayOf, semesterOn } from '../../../platform/clock/semester-of.ts'
import type { Measure } from '../../../platform/measures/measures.ts'
import { weeksOn } from '../doing/weeks-on.sql.ts'

const startOf = `coalesce(plan.started_at, ${dayOf('plan.created_at')})`

const { plannedBefore } = weeksOn('plan', '$2::date')

/** Each plan counts for its owner and members, in the semester in which it starts. */
const plans = `select its.account_id, ${semesterOn(startOf)} as day,
    case when doing.finished_at is not null then 'finished' when doing.plan_id is not null and doing.done_items < ${plannedBefore} then 'behind'
      when doing.plan_id is not null then 'running'
      when plan.signing_state <> 'agreed' and exists (select 1 from plan_lines line where line.plan_id = plan.id)
        then 'unsigned'
      else 'notBegun' end as code, 1 as count
  from (select own.owner_id as account_id, own.id from plans own where own.owner_id = any($1)
      union all select member.person_id, member.plan_id from plan_members member
        where member.person_id = any($1) and member.state = 'accepted') its
    join plans plan on plan.id = its.id left join plan_executions doing on doing.plan_id = plan.id`

/** People with a plan under way: they may fall behind from one day to the next without doing anything. */
const doers = `select plan.owner_id from plan_executions doing join plans plan on plan.id = doing.plan_id
    where doing.finished_at is null and $1::date is not null
  union select member.person_id from plan_executions doing join plan_members member on member.plan_id = doing.plan_id
    where doing.finished_at is null and member.state = 'accepted'`

/** Planned lesson periods (節) of done items, by the person who ticked them and the day they did. */
const lessons = `select done.by_id as account_id, ${dayOf('done.at')} as day, '' as code, done.lessons::int as count
  from plan_done_items done where done.by_id = any($1)`

export const planMeasures: readonly Measure[] = [
  {
    name: 'plans',
    sql: plans,
    isActivity: false,
    by: 'semester',
    follows: [planMade, planMemberJoined, planMemberLeft],
    changesBy: doers,
  },
  { name: 'lessons', sql: lessons, isActivity: true, by: 'day', follows: [] },
]
