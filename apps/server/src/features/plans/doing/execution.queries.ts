import { isoTime } from '../../../platform/database/iso-time.ts'
import { joinAccount } from '../../accounts/index.ts'
import { summariesOfFiles } from '../../files/index.ts'
import { personSummaryById, personSummaryOf } from '../../people/index.ts'
import { joinPost, visiblePost } from '../../posts/index.ts'
import { settingsOfSchoolOf } from '../school/school-of-plan.sql.ts'
import { fromPlans, writesPlan } from '../visible.sql.ts'
import { advisersOf, advisesPlan, readsDoing } from './doing.sql.ts'

/** SQL of a JSON array of rows of the plan in this order, never null. */
const listOf = (object: string, from: string, order: string) =>
  `(select coalesce(json_agg(${object} order by ${order}), '[]') from ${from})`

const files = summariesOfFiles('w.file_ids')

const weeks = listOf(
  `json_build_object('weekId', w.week_id, 'version', w.version, 'minutes', w.minutes, 'note', w.note, 'links', w.links,
    'files', ${files}, 'updatedAt', ${isoTime('w.updated_at')})`,
  'plan_weeks w where w.plan_id = plan.id',
  'w.updated_at, w.week_id',
)

const done = listOf(
  `json_build_object('itemId', d.item_id, 'weekId', d.week_id, 'text', d.text, 'lessons', d.lessons,
    'by', ${personSummaryById('d.by_id')}, 'at', ${isoTime('d.at')})`,
  'plan_done_items d where d.plan_id = plan.id',
  'd.at, d.item_id',
)

const timers = listOf(
  `json_build_object('weekId', t.week_id, 'person', ${personSummaryOf('runner')}, 'since', ${isoTime('t.since')})`,
  `plan_timers t ${joinAccount('runner', 't.person_id')} where t.plan_id = plan.id`,
  't.since, t.person_id',
)

/** The viewer’s running timer, of this plan or another. */
const timer = `(select json_build_object('projectId', elsewhere.id, 'projectName', elsewhere.name, 'weekId', t.week_id,
    'since', ${isoTime('t.since')})
  from plan_timers t join plans elsewhere on elsewhere.id = t.plan_id where t.person_id = $1)`

/** Records belong to their makers, so the viewer sees only those of others that are visible to them. */
const records = listOf(
  `json_build_object('weekId', r.week_id, 'id', post.id, 'title', post.title, 'isOwn', r.person_id = $1)`,
  `plan_records r ${joinPost('post', 'r.post_id')} ${joinAccount('maker', 'post.owner_id')}
    where r.plan_id = plan.id and ${visiblePost('$1', 'post', 'maker')}`,
  'post.id',
)

const said = listOf(
  `json_build_object('weekId', s.week_id, 'id', s.id, 'by', ${personSummaryById('s.by_id')},
    'isAdviser', s.is_adviser, 'text', s.text, 'at', ${isoTime('s.at')})`,
  'plan_said s where s.plan_id = plan.id',
  's.id',
)

/** $1 viewer, $2 plan. A plan's execution with everything told of it; `begunAt` is null until the plan is begun. */
export const executionQuery = {
  name: 'plan-execution',
  text: `select plan.id as "projectId", plan.name as "projectName", ${personSummaryOf('a')} as "user", plan.content,
      ${settingsOfSchoolOf('a.id')} as "schoolSettings",
      plan.version as "planVersion", plan.signing_state = 'agreed' as "isAgreed",
      ${writesPlan('$1', 'plan')} as writes, ${advisesPlan('$1', 'plan')} as advises,
      exists (${advisersOf('plan')}) as "hasAdviser",
      e.begun_at as "begunAt", e.begun_version as "begunVersion", e.result, e.result_version as "resultVersion",
      e.finished_at as "finishedAt", e.opinion, ${personSummaryById('e.opinion_by_id')} as "opinionBy",
      e.opinion_at as "opinionAt", ${personSummaryById('e.certified_by_id')} as "certifiedBy",
      e.certified_at as "certifiedAt",
      (select mine.weekday from execution_reminders mine
        where mine.plan_id = plan.id and mine.person_id = $1) as "reminderDay",
      ${timer} as timer, ${weeks} as weeks, ${done} as done, ${timers} as timers, ${records} as records, ${said} as said
    ${fromPlans} left join plan_executions e on e.plan_id = plan.id
    where plan.id = $2 and ${readsDoing('$1', 'plan', 'a')}`,
}
