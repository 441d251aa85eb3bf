import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import type { CoursePart, DiscussionOrder, ForumStatus } from '@learntrail/contract/courses/facts'
import type { Pool } from 'pg'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { everyComment, isSaidBelow } from '../../comments/index.ts'
import { hasUnitIn } from '../outline.sql.ts'
import { fromCourses, partIn, teachesCourse, visibleCourse } from '../visible.sql.ts'
import { commentedCourse } from './course.comment-target.ts'

export interface Discussed {
  status: ForumStatus
  part: CoursePart | null
}

/** State of the discussion and the viewer's part in the course. $1 viewer, $2 id. */
const discussedQuery = {
  name: 'course-discussed',
  text: `select course.forum_status as status, ${partIn('$1', 'course')} as part
    ${fromCourses} where course.id = $2 and course.edition_number > 0 and ${visibleCourse('$1', 'course', 'a')}`,
}

export async function findDiscussed(pool: Pool, viewer: string, id: string): Promise<Discussed | undefined> {
  return (await pool.query<Discussed>({ ...discussedQuery, values: [viewer, id] })).rows[0]
}

/** Facts about a question beyond those of a comment. */
export interface QuestionFacts {
  id: string
  isAnswered: boolean
  place: QuestionPlace | null
}

/** Whether a teacher of `course` wrote or answered the question `c`. */
const isAnswered = `(${teachesCourse('c.author_id', 'course')} or exists (
  select 1 from ${everyComment('answer')} where answer.parent_id = c.id and ${teachesCourse('answer.author_id', 'course')}))`

/** Place of a question, as far as the current edition still has the unit and the film. */
const placeTold = `(select json_build_object('unitId', place.unit_id, 'film', (
      select json_build_object('pieceId', piece.piece_id, 'second', least(place.second, piece.seconds))
      from course_edition_pieces piece where piece.course_id = course.id and piece.number = course.edition_number
        and piece.piece_id = place.piece_id and piece.unit_id = place.unit_id and piece.kind = 'film'))
    from course_question_places place join course_editions edition
      on edition.course_id = course.id and edition.number = course.edition_number
    where place.comment_id = c.id and ${hasUnitIn('edition.outline', 'place.unit_id')})`

const facts = `c.id, ${isAnswered} as "isAnswered", ${placeTold} as place`

/** Key of the last question of the page before: whether it was answered, if that orders the list, and its id. */
export interface QuestionKey {
  isAnswered: boolean | null
  id: string | null
}

const orders: Record<DiscussionOrder, { after: string; by: string }> = {
  newest: { after: '($4::boolean is null and c.id < $5)', by: 'c.id desc' },
  oldest: { after: '($4::boolean is null and c.id > $5)', by: 'c.id' },
  unanswered: {
    after: `(${isAnswered} > $4 or (${isAnswered} = $4 and c.id < $5))`,
    by: `${isAnswered}, c.id desc`,
  },
}

/** Questions of a course. $1 viewer, $2 id, $3 unit or null, $4–5 cursor. */
const questionsQuery = (order: DiscussionOrder, limit: number) => ({
  name: `course-questions-${order}-${limit}`,
  text: `select ${facts} from ${everyComment('c')} join courses course on course.id = c.target_id
    where ${isSaidBelow('$1', commentedCourse, '$2')}
      and ($3::uuid is null or exists (select 1 from course_question_places at
        where at.comment_id = c.id and at.unit_id = $3))
      and ($5::uuid is null or ${orders[order].after})
    order by ${orders[order].by} ${limitTo(limit)}`,
})

export async function listQuestions(
  pool: Pool,
  {
    viewer,
    courseId,
    unitId,
    order,
  }: { viewer: string; courseId: string; unitId: string | null; order: DiscussionOrder },
  { isAnswered, id }: QuestionKey,
  limit: number,
): Promise<QuestionFacts[]> {
  const values = [viewer, courseId, unitId, isAnswered, id]
  return (await pool.query<QuestionFacts>({ ...questionsQuery(order, limit), values })).rows
}

const factsQuery = {
  name: 'course-question-facts',
  text: `select ${facts} from ${everyComment('c')} join courses course on course.id = c.target_id where c.id = $1`,
}

export async function findFacts(pool: Pool, id: string): Promise<QuestionFacts> {
  const [found] = (await pool.query<QuestionFacts>({ ...factsQuery, values: [id] })).rows
  return found ?? { id, isAnswered: false, place: null }
}

/** Ignores a unit that the current edition does not have, and a film that is not in the unit. */
const insertPlaceQuery = {
  name: 'course-place-question',
  text: `insert into course_question_places (comment_id, unit_id, piece_id, second)
    select $2, $3::uuid, piece.piece_id, case when piece.piece_id is not null then least($5::int, piece.seconds) end
    from courses course join course_editions edition
        on edition.course_id = course.id and edition.number = course.edition_number
      left join course_edition_pieces piece on piece.course_id = course.id and piece.number = course.edition_number
        and piece.piece_id = $4 and piece.unit_id = $3 and piece.kind = 'film'
    where course.id = $1 and ${hasUnitIn('edition.outline', '$3')}
    on conflict do nothing`,
}

export async function insertPlace(
  transaction: Transaction,
  courseId: string,
  commentId: string,
  { unitId, film }: QuestionPlace,
): Promise<void> {
  const values = [courseId, commentId, unitId, film?.pieceId ?? null, film?.second ?? null]
  await clientOf(transaction).query({ ...insertPlaceQuery, values })
}
