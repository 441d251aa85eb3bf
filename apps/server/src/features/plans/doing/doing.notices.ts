import {
  planOpinionGiven,
  planQuestionAnswered,
  planQuestionAsked,
  planReminded,
  planSealed,
} from '@learntrail/contract/plans/events'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { writesPlan } from '../visible.sql.ts'
import { advisesPlan } from './doing.sql.ts'
import { listAdvisers, listWriters } from './executions.repository.ts'

const ofPlan = {
  title: () => '(select plan.name from plans plan where plan.id = n.subject_id)',
  place: { type: 'planDoing', id: 'n.subject_id' },
} as const

const said = `plan_said s where s.plan_id = n.subject_id`
const excerpt = () => `(select s.text from ${said} and s.id = seen.detail_id)`

const inPlan = (
  condition: string,
) => `exists (select 1 from plans plan join plan_executions doing on doing.plan_id = plan.id
  where plan.id = n.subject_id and ${condition})`
const isSaid = `exists (select 1 from ${said} and s.id = p.detail_id)`

/** Items still open in the week in which the reminder was sent. */
const openItems = `(select string_agg(item ->> 'text', '、' order by place) from plans plan
    join execution_reminders own on own.plan_id = plan.id and own.person_id = n.owner_id,
    jsonb_array_elements(plan.content #> array['progress', 'weeks', least((own.reminded_on - plan.started_at) / 7, plan.weeks - 1)::text, 'items'])
      with ordinality items (item, place)
  where plan.id = n.subject_id and own.reminded_on >= plan.started_at and item ->> 'text' <> '' and not exists (
    select 1 from plan_done_items d where d.plan_id = plan.id and d.item_id::text = item ->> 'id'))`

export function doingNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofPlan,
      kind: 'planQuestionAsked',
      on: planQuestionAsked,
      to: ({ data }) => data.personIds,
      detail: ({ data }) => data.saidId,
      excerpt,
      stands: (viewer) => `(${isSaid} and ${inPlan(advisesPlan(viewer, 'plan'))})`,
    }),
    noticeOf({
      ...ofPlan,
      kind: 'planQuestionAnswered',
      on: planQuestionAnswered,
      to: ({ subjectId }, transaction) => listWriters(transaction, subjectId),
      detail: ({ data }) => data.saidId,
      excerpt,
      stands: (viewer) => `(${isSaid} and ${inPlan(writesPlan(viewer, 'plan'))})`,
    }),
    noticeOf({
      ...ofPlan,
      kind: 'planReminder',
      on: planReminded,
      to: ({ data }) => [data.personId],
      detail: ({ id }) => id,
      excerpt: () => openItems,
      stands: (viewer) => inPlan(`doing.finished_at is null and ${writesPlan(viewer, 'plan')}`),
    }),
    noticeOf({
      ...ofPlan,
      kind: 'planSealed',
      on: planSealed,
      // Only the first edition: an adviser does not wait for later ones.
      to: async ({ subjectId, data }, transaction) => (data.number === 1 ? listAdvisers(transaction, subjectId) : []),
      stands: (viewer) => inPlan(advisesPlan(viewer, 'plan')),
    }),
    noticeOf({
      ...ofPlan,
      kind: 'planOpinionGiven',
      on: planOpinionGiven,
      to: ({ subjectId }, transaction) => listWriters(transaction, subjectId),
      excerpt: () => '(select doing.opinion from plan_executions doing where doing.plan_id = n.subject_id)',
      stands: (viewer) => inPlan(`doing.opinion is not null and ${writesPlan(viewer, 'plan')}`),
    }),
  ]
}
