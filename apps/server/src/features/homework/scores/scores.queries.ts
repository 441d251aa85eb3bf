import type { HandInState, Outcome } from '@learntrail/contract/homework/states'
import type { Pool } from 'pg'
import { ledIn } from '../../groups/index.ts'
import { corrects, isAskedOf, isFor, isGiven } from '../visibility.sql.ts'

/** A question with scores in the gradebook. */
export interface ScoredQuestion {
  id: string
  title: string
  /** The deadline, or else when it was assigned. */
  dueAt: Date
  totalScore: number
  hasRubric: boolean
  /** Whether the viewer corrects it. */
  isCorrector: boolean
}

/** The state of one pupil's work for one question. */
export interface ScoredWork {
  questionId: string
  studentId: string
  /** The question is for the pupil. */
  isGiven: boolean
  /** Their work is expected. */
  isAsked: boolean
  /** Nothing was handed in and the deadline has passed. */
  isMissing: boolean
  handInId: string | null
  state: HandInState | null
  versionCount: number
  isLate: boolean
  /** The unreleased remark, for correctors only; version 0 without one. */
  draftVersion: number
  draftScore: number | null
  draftOutcome: Outcome | null
  /** The remark released last. */
  releasedScore: number | null
  releasedOutcome: Outcome | null
  releasedAt: Date | null
}

interface Days {
  /** Due from this moment on, and before `until`. */
  from: Date
  until: Date
}

const isDueIn = (from: string, until: string) =>
  `coalesce(q.deadline, q.assigned_at) >= ${from} and coalesce(q.deadline, q.assigned_at) < ${until}`

const questionOf = (viewer: string) => `select q.id, q.title, coalesce(q.deadline, q.assigned_at) as "dueAt",
    q.total_score as "totalScore", q.rubric <> '[]' as "hasRubric", ${corrects(viewer, 'q')} as "isCorrector"
  from homework_questions q`

/** $1 group, $2 viewer, $3 from, $4 until. */
const questionsQuery = {
  name: 'homework-scored-questions',
  text: `${questionOf('$2')} where q.group_id = $1 and ${isGiven('q')} and ${isDueIn('$3', '$4')}
    order by coalesce(q.deadline, q.assigned_at), q.id`,
}

/** Returns a group's assigned and archived questions that are due in these days, by when they are due. */
export async function listScoredQuestions(
  pool: Pool,
  viewer: string,
  groupId: string,
  { from, until }: Days,
): Promise<ScoredQuestion[]> {
  return (await pool.query<ScoredQuestion>({ ...questionsQuery, values: [groupId, viewer, from, until] })).rows
}

/** Returns one such question of a group. */
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
 * $1 viewer, $2 questions, $3 now, $4 people or null for all: the work of the group's members who do not lead it, as
 * far as the viewer corrects it or it is their own. Unreleased remarks are only returned to correctors.
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
