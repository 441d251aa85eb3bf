import { limitTo } from '../../../platform/paging/limit.ts'
import { fromAccounts } from '../../accounts/index.ts'
import { administers, belongsTo, everyMember, joinStandingGroup, membershipsOf } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { fromQuestions, summaryColumns } from '../questions/question.queries.ts'
import {
  corrects,
  isAskedOf,
  isAssignedTo,
  isFor,
  isGiven,
  isOfLed,
  ownWork,
  visibleQuestion,
} from '../visibility.sql.ts'
import { isBegun, isOpen } from '../waiting.sql.ts'

const inMyGroups = (viewer: string) => `q.group_id in ${membershipsOf(viewer)}`

/** SQL of the questions given to the viewer in groups that are not archived, on rows of `fromQuestions`. */
export const assignedTo = (viewer: string) =>
  `${inMyGroups(viewer)} and q.state = 'assigned' and g.archived_at is null and ${isAssignedTo(viewer, 'q')}
      and ${isAskedOf(viewer, 'q')}`

/** $1 viewer, $2–3 cursor (deadline, id): questions that wait for their work. */
export const dueQuery = (limit: number) => ({
  name: `homework-due-${limit}`,
  text: `select ${summaryColumns('$1')}, q.deadline as "listedAt", q.id as "workId" from ${fromQuestions('$1')}
    where ${assignedTo('$1')} and coalesce(h.state, 'draft') in ('draft', 'returned') and (q.deadline, q.id) > ($2::timestamptz, $3::uuid)
    order by q.deadline, q.id ${limitTo(limit)}`,
})

/** $1 viewer, $2–3 cursor: work that came back to them. */
export const releasedQuery = (limit: number) => ({
  name: `homework-released-${limit}`,
  text: `select ${summaryColumns('$1')}, h.released_at as "listedAt", h.id as "workId" from ${fromQuestions('$1')}
    where h.student_id = $1 and h.released_at is not null and ${ownWork('$1', 'h', 'q')}
      and (h.released_at, h.id) < ($2::timestamptz, $3::uuid)
    order by h.released_at desc, h.id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2–3 cursor: work they handed in that is not corrected yet. */
export const handedInQuery = (limit: number) => ({
  name: `homework-handed-in-${limit}`,
  text: `select ${summaryColumns('$1')}, h.handed_in_at as "listedAt", h.id as "workId" from ${fromQuestions('$1')}
    where h.student_id = $1 and ${isOpen('h')} and ${ownWork('$1', 'h', 'q')}
      and (h.handed_in_at, h.id) < ($2::timestamptz, $3::uuid)
    order by h.handed_in_at desc, h.id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2–3 cursor: questions with work they have to correct or to release, by how long the oldest has waited. */
export const toCorrectQuery = (limit: number) => ({
  name: `homework-to-correct-${limit}`,
  text: `select ${summaryColumns('$1')}, waiting.since as "listedAt", q.id as "workId" from ${fromQuestions('$1')}
      join lateral (select min(w.handed_in_at) as since from homework_hand_ins w
        where w.question_id = q.id and ${isOpen('w')} and ${isOfLed('w', 'q')}) waiting on waiting.since is not null
    where ${inMyGroups('$1')} and q.state in ('assigned', 'archived') and ${corrects('$1', 'q')}
      and (waiting.since, q.id) > ($2::timestamptz, $3::uuid)
    order by waiting.since, q.id ${limitTo(limit)}`,
})

/** $1 viewer, $2 group, $3 student, $4–5 cursor: what the student handed in for the group. */
export const ofStudentQuery = (limit: number) => ({
  name: `homework-of-student-${limit}`,
  text: `select q.id as "questionId", q.title, q.total_score as "totalScore", h.work_id as "handInId", h.state,
      h.handed_in_at as "handedInAt", h.is_late as "isLate", seen.it as "canOpen",
      case when seen.it then (select r.score from homework_remarks r where r.hand_in_id = h.work_id
        and r.released_at is not null order by r.released_at desc, r.id desc limit 1) end as score, h.id as "workId"
    from homework_hand_ins h join homework_questions q on q.id = h.question_id
      cross join lateral (select h.student_id = $1 or ${corrects('$1', 'q')} as it) seen
    where h.student_id = $3 and q.group_id = $2 and ${isGiven('q')} and h.handed_in_at is not null
      and (h.handed_in_at, h.id) < ($4::timestamptz, $5::uuid)
    order by h.handed_in_at desc, h.id desc ${limitTo(limit)}`,
})

/** $1 group, $2 person: a person who belongs to the group or has handed in work for it. */
export const studentQuery = {
  name: 'homework-student',
  text: `select ${personSummaryOf('a')} as person ${fromAccounts('a', '$2')} and (
    ${belongsTo('a.id', '$1')}
    or exists (select 1 from homework_hand_ins h join homework_questions q on q.id = h.question_id
      where h.student_id = a.id and q.group_id = $1 and h.handed_in_at is not null))`,
}

const counted = (name: string, condition: string) => `count(*) filter (where ${condition})::int as "${name}"`

/** $1 viewer, $2 now: one row per group. */
export const mineCountQuery = {
  name: 'homework-count-mine',
  text: `select group_id as "groupId", ${counted('due', `state = 'draft' and deadline >= $2`)}, ${counted('missing', `state = 'draft' and deadline < $2`)},
      ${['handed_in', 'late', 'reviewed', 'returned'].map((state) => counted(state, `state = '${state}'`)).join(', ')}
    from (select q.group_id, coalesce(h.state, 'draft') as state, q.deadline from ${fromQuestions('$1')}
      where ${assignedTo('$1')}) mine group by group_id`,
}

/** $1 viewer: one row per group. */
export const toCorrectCountQuery = {
  name: 'homework-count-to-correct',
  text: `select q.group_id as "groupId", sum(waiting.count)::int as count, sum(waiting.corrected)::int as corrected
    from homework_questions q
      cross join lateral (select count(*) filter (where not w.begun) as count, count(*) filter (where w.begun) as corrected
        from (select ${isBegun('h')} as begun from homework_hand_ins h
          where h.question_id = q.id and ${isOpen('h')} and h.id = h.work_id and ${isOfLed('h', 'q')}) w) waiting
    where ${inMyGroups('$1')} and ${isGiven('q')} and ${corrects('$1', 'q')} group by q.group_id`,
}

/** $1 viewer: questions in the groups that they lead. */
export const questionCountsQuery = {
  name: 'homework-count-questions',
  text: `select ${['planning', 'scheduled', 'assigned', 'archived'].map((state) => counted(state, `q.state = '${state}'`)).join(', ')}
    from homework_questions q where ${inMyGroups('$1')} and ${administers('$1', 'q.group_id')}`,
}

/** $1 viewer: custom tags in the homework they see. */
export const customTagsQuery = {
  name: 'homework-custom-tags',
  text: `select tag.name, count(*)::int as count
    from ${everyMember('m')} ${joinStandingGroup('g', 'm.group_id')}
      join homework_questions q on q.group_id = m.group_id cross join unnest(q.custom_tags) tag(name)
    where m.account_id = $1 and q.state <> 'deleted' and (m.level < 2 or ${isGiven('q')} and ${isFor('$1', 'q')})
    group by tag.name order by count(*) desc, tag.name limit 100`,
}

/** SQL of how many questions of a group a viewer sees. */
export const countOfGroup = (viewer: string, group: string): string =>
  `(select count(*) from homework_questions q where q.group_id = ${group} and ${visibleQuestion(viewer, 'q')})::int`
