import type { HandInState, Outcome } from '@learntrail/contract/homework/states'
import type { Pool } from 'pg'
import { ledIn } from '../../groups/index.ts'
import { corrects, isAskedOf, isFor, isGiven } from '../visibility.ts'

/** Homework whose scores stand in a table. */
export interface ScoredQuestion {
  id: string
  title: string
  /** When it is due. */
  dueAt: Date
  totalScore: number
  hasRubric: boolean
  /** The viewer corrects it. */
  isCorrector: boolean
}

/** How the work of one pupil for one question stands. */
export interface ScoredWork {
  questionId: string
  studentId: string
  /** It is given to them. */
  isGiven: boolean
  /** It is waited for. */
  isAsked: boolean
  /** Nothing is handed in, and the deadline is over. */
  isMissing: boolean
  handInId: string | null
  state: HandInState | null
  versionCount: number
  isLate: boolean
  /** The remark that is not released, for those who correct; its version is 0 where there is none. */
  draftVersion: number
  draftScore: number | null
  draftOutcome: Outcome | null
  /** What was released last. */
  releasedScore: number | null
  releasedOutcome: Outcome | null
  releasedAt: Date | null
}

interface Days {
  /** Due from this moment, and before that. */
  from: Date
  until: Date
}

const isDueIn = (from: string, until: string) =>
  `coalesce(q.deadline, q.assigned_at) >= ${from} and coalesce(q.deadline, q.assigned_at) < ${until}`

const questionOf = (viewer: string) => `select q.id, q.title, coalesce(q.deadline, q.assigned_at) as "dueAt",
    q.total_score as "totalScore", q.rubric <> '[]' as "hasRubric", ${corrects(viewer, 'q')} as "isCorrector"
  from homework_questions q`

/** Group, viewer, from, until. */
const questionsQuery = {
  name: 'homework-scored-questions',
  text: `${questionOf('$2')} where q.group_id = $1 and ${isGiven('q')} and ${isDueIn('$3', '$4')}
    order by coalesce(q.deadline, q.assigned_at), q.id`,
}

/** Homework of a group that is given and due in these days, by when it is due. */
export async function listScoredQuestions(
  pool: Pool,
  viewer: string,
  groupId: string,
  { from, until }: Days,
): Promise<ScoredQuestion[]> {
  return (await pool.query<ScoredQuestion>({ ...questionsQuery, values: [groupId, viewer, from, until] })).rows
}

/** One that is given to a group. */
export async function findScoredQuestion(
  pool: Pool,
  viewer: string,
  groupId: string,
  id: string,
): Promise<ScoredQuestion | undefined> {
  const found = await pool.query<ScoredQuestion>({
    name: 'homework-scored-question',
    text: `${questionOf('$2')} where q.group_id = $1 and q.id = $3 and ${isGiven('q')}`,
    values: [groupId, viewer, id],
  })
  return found.rows[0]
}

/**
 * Viewer, questions, now, people or null for all of the group: how the work of whoever belongs to it without leading it
 * stands, as far as the viewer corrects it or it is theirs; of that, what is not released is nobody's.
 */
const worksQuery = {
  name: 'homework-scored-works',
  text: `select q.id as "questionId", led.account_id as "studentId", ${isFor('led.account_id', 'q')} as "isGiven",
      ${isAskedOf('led.account_id', 'q', 'led.since')} as "isAsked", h.id is null and coalesce(q.deadline < $3, false) as "isMissing",
      h.work_id as "handInId", h.state, coalesce(h.version_count, 0) as "versionCount", coalesce(h.is_late, false) as "isLate",
      coalesce(draft.version, 0) as "draftVersion", draft.score as "draftScore", draft.outcome as "draftOutcome",
      last.score as "releasedScore", last.outcome as "releasedOutcome", last.released_at as "releasedAt"
    from homework_questions q cross join lateral (select ${corrects('$1', 'q')} as it) corrected
      cross join lateral ${ledIn('q.group_id')} led
      left join lateral (select * from homework_hand_ins h
        where h.question_id = q.id and h.student_id = led.account_id and h.version_count > 0 limit 1) h on true
      left join homework_remarks draft on draft.hand_in_id = h.work_id and draft.released_at is null and corrected.it
      left join lateral (select * from homework_remarks r where r.hand_in_id = h.work_id and r.released_at is not null
        order by r.released_at desc, r.id desc limit 1) last on true
    where q.id = any($2::uuid[]) and ${isGiven('q')} and (corrected.it or led.account_id = $1)
      and ($4::uuid[] is null or led.account_id = any($4::uuid[]))`,
}

export async function listScoredWorks(
  pool: Pool,
  viewer: string,
  { questionIds, people, now }: { questionIds: readonly string[]; people?: readonly string[]; now: Date },
): Promise<ScoredWork[]> {
  if (questionIds.length === 0) return []
  return (await pool.query<ScoredWork>({ ...worksQuery, values: [viewer, questionIds, now, people ?? null] })).rows
}
