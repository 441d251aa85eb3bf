import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { commentsSeen } from '../../comments/index.ts'
import { summariesOfFiles } from '../../files/index.ts'
import { isTopOf, joinGroup, ledIn } from '../../groups/index.ts'
import { personOf, personSummaryOf } from '../../people/index.ts'
import {
  commentedQuestion,
  corrects,
  isAskedOf,
  isAssignedTo,
  isFor,
  isOfLed,
  leads,
  visibleQuestion,
} from '../visibility.sql.ts'
import { isBegun, isOpen } from '../waiting.sql.ts'

/** SQL of the contract's `ownWork`: the viewer's, if the question is given to them or they have handed in. */
const mine = (
  viewer: string,
  q: string,
) => `case when h.id is not null or ${isAssignedTo(viewer, q)} then json_build_object(
    'handInId', h.work_id, 'state', coalesce(h.state, 'draft'), 'isAsked', ${isAskedOf(viewer, q)},
    'handedInAt', ${iso('h.handed_in_at')},
    'isLate', coalesce(h.is_late, false), 'releasedAt', ${iso('h.released_at')},
    'score', (select r.score from homework_remarks r where r.hand_in_id = h.work_id and r.released_at is not null
      order by r.released_at desc, r.id desc limit 1)) end`

/** SQL of the contract's `questionCounts`, for those who lead the group. A team's work waits only once. */
const counts = (viewer: string, q: string) => `case when ${leads(viewer, q)} then (
    select json_build_object('assigned', given.count, 'handedIn', work.handed_in,
      'missing', given.count - work.handed_in, 'toCorrect', work.to_correct,
      'corrected', work.corrected)
    from (select count(*) as count from ${ledIn(`${q}.group_id`)} led where ${isAskedOf('led.account_id', q, 'led.since')}) given,
      (select coalesce(sum(each.handed_in), 0) as handed_in, count(*) filter (where each.waits and not each.begun) as to_correct,
          count(*) filter (where each.waits and each.begun) as corrected
        from (select count(*) filter (where w.version_count > 0 and ${isFor('w.student_id', q)}
              and exists (select 1 from ${ledIn(`${q}.group_id`)} led where led.account_id = w.student_id)) as handed_in,
            bool_or(${isOpen('w')}) as waits, bool_or(${isBegun('w')}) as begun
          from homework_hand_ins w where w.question_id = ${q}.id and w.student_id is not null and ${isOfLed('w', q)}
          group by w.work_id) each) work) end`

/**
 * SQL of the columns of a `questionSummary` (contract `homework/question`), with the start of its text instead of the
 * excerpt.
 */
export const summaryColumns = (viewer: string) => `q.id,
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as "group",
  q.state, q.title, left(q.text, 1000) as text, cardinality(q.file_ids) as "fileCount", q.topic, q.classification,
  q.tags, q.custom_tags as "customTags", q.publish_at as "publishAt", q.assigned_at as "assignedAt", q.deadline,
  q.allows_update_after_deadline as "allowsUpdateAfterDeadline", q.total_score as "totalScore", q.team_size as "teamSize", q.teams_by as "teamsBy",
  q.rubric <> '[]' as "hasRubric",
  ${mine(viewer, 'q')} as mine, ${counts(viewer, 'q')} as counts`

export const fromQuestions = (viewer: string) => `homework_questions q left ${joinGroup('g', 'q.group_id')}
  left join homework_hand_ins h on h.question_id = q.id and h.student_id = ${viewer}`

/** SQL: whether any work was judged by the question's rubric, released or not. */
export const isRubricUsed = (q: string) => `(${q}.rubric <> '[]' and exists (select 1 from homework_hand_ins w
  join homework_remarks r on r.hand_in_id = w.id where w.question_id = ${q}.id and r.levels <> '{}'))`

/** $1 viewer, $2 question. */
export const oneQuestionQuery = {
  name: 'homework-question',
  text: `select ${summaryColumns('$1')}, q.version, q.content, q.assign_to as "assignTo",
      ${summariesOfFiles('q.file_ids')} as files,
      case when ${leads('$1', 'q')} then coalesce((select json_agg(${personSummaryOf('a')} order by a.id)
        from homework_assignees c ${joinAccount('a', 'c.account_id')} where c.question_id = q.id), '[]')
        else '[]' end as assignees,
      ${personOf('q.writer_id')} as writer,
      coalesce((select json_agg(${personSummaryOf('a')} order by a.id)
        from homework_revisers r ${joinAccount('a', 'r.account_id')} where r.question_id = q.id), '[]') as revisers,
      ${commentsSeen('$1', commentedQuestion, { id: 'q.id', counter: 'q.message_count' })} as "messageCount",
      q.rubric, ${isRubricUsed('q')} as "isRubricUsed",
      q.hand_in_points as "handInPoints", q.quality_points as "qualityPoints",
      q.created_at as "createdAt", q.updated_at as "updatedAt", q.reminded_at as "remindedAt",
      ${leads('$1', 'q')} as "isLeader", ${isTopOf('$1', 'q.group_id')} or q.writer_id = $1 as "isKeeper",
      ${corrects('$1', 'q')} as "isCorrector", ${isAssignedTo('$1', 'q')} as "isAssigned",
      h.state as "workState", h.begun_at as "begunAt",
      g.archived_at is not null as "isGroupArchived"
    from ${fromQuestions('$1')} where q.id = $2 and ${visibleQuestion('$1', 'q')}`,
}

interface Filters {
  hasState: boolean
  hasRubric: boolean
  limit: number
}

/** $1 viewer, $2 group, $3 cursor, $4 state with `hasState`. */
export const questionsQuery = ({ hasState, hasRubric, limit }: Filters) => ({
  name: `homework-questions${hasState ? '-in-state' : ''}${hasRubric ? '-with-rubric' : ''}-${limit}`,
  text: `select ${summaryColumns('$1')} from ${fromQuestions('$1')}
    where q.group_id = $2 and q.id < $3 and ${visibleQuestion('$1', 'q')} ${hasState ? 'and q.state = $4' : ''}
      ${hasRubric ? "and q.rubric <> '[]'" : ''}
    order by q.id desc ${limitTo(limit)}`,
})
