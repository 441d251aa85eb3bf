import type { HomeworkCounts, StudentWork } from '@learntrail/contract/homework/lists'
import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { asWritten } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { lastMoment, momentKey } from '../../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isAdministrator, isMemberOf } from '../../groups/index.ts'
import { summaryOf } from '../questions/question.mapping.ts'
import type { SummaryRow } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import {
  customTagsQuery,
  dueQuery,
  handedInQuery,
  mineCountQuery,
  ofStudentQuery,
  questionCountsQuery,
  releasedQuery,
  studentQuery,
  toCorrectCountQuery,
  toCorrectQuery,
} from './lists.queries.ts'

const limit = limits.pageSize

const firstMoment = ['-infinity', firstId] as const

export const listDue = (platform: Platform, person: Actor, cursor: string | undefined) =>
  listBy(platform, dueQuery, [person.id, ...oldestFirst(cursor)])

type ListedRow = SummaryRow & { listedAt: string; workId: string }
type ListQuery = (limit: number) => { name: string; text: string }

async function listBy({ pool }: Platform, query: ListQuery, values: readonly string[]) {
  const found = await pool.query<ListedRow>({ ...query(limit + 1), types: asWritten, values: [...values] })
  const { items, nextCursor } = pageOf(found.rows, limit, ({ listedAt, workId }) => [listedAt, workId])
  return { items: items.map(({ listedAt: _, workId: __, ...row }) => summaryOf(row)), nextCursor }
}

const newestFirst = (cursor: string | undefined) =>
  cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)
const oldestFirst = (cursor: string | undefined) =>
  cursor === undefined ? firstMoment : decodeCursor(cursor, momentKey)

export const listReleased = (platform: Platform, person: Actor, cursor: string | undefined) =>
  listBy(platform, releasedQuery, [person.id, ...newestFirst(cursor)])

export const listHandedIn = (platform: Platform, person: Actor, cursor: string | undefined) =>
  listBy(platform, handedInQuery, [person.id, ...newestFirst(cursor)])

export const listToCorrect = (platform: Platform, person: Actor, cursor: string | undefined) =>
  listBy(platform, toCorrectQuery, [person.id, ...oldestFirst(cursor)])

interface OfStudent {
  groupId: string
  personId: string
  cursor?: string | undefined
}

/** Returns a page of what a student handed in for a group, for the student and for those who lead the group. */
export async function listOfStudent({ db, pool }: Platform, person: Actor, { groupId, personId, cursor }: OfStudent) {
  const after = newestFirst(cursor)
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  if (personId !== person.id && !(await isAdministrator(db, groupId, person.id))) refuse('GROUP_ADMIN_REQUIRED')
  const student = await pool.query<{ person: PersonSummary }>({ ...studentQuery, values: [groupId, personId] })
  const values = [person.id, groupId, personId, ...after]
  const found = await pool.query<StudentWork & { workId: string }>({
    ...ofStudentQuery(limit + 1),
    types: asWritten,
    values,
  })
  const { items, nextCursor } = pageOf(found.rows, limit, ({ handedInAt, workId }) => [handedInAt, workId])
  return {
    student: student.rows[0]?.person ?? refuse('USER_NOT_FOUND'),
    items: items.map(({ workId: _, ...row }) => row),
    nextCursor,
  }
}

type Mine = HomeworkCounts['mine']
const states = ['due', 'missing', 'handed_in', 'late', 'reviewed', 'returned'] as const satisfies (keyof Mine)[]

export async function countHomework({ pool, clock }: Platform, person: Actor): Promise<HomeworkCounts> {
  const now = clock.now()
  const mine = await pool.query<Mine & { groupId: string }>({ ...mineCountQuery, values: [person.id, now] })
  const toCorrect = await pool.query<{ groupId: string; count: number; corrected: number }>({
    ...toCorrectCountQuery,
    values: [person.id],
  })
  const questions = await pool.query<HomeworkCounts['questions']>({ ...questionCountsQuery, values: [person.id] })
  const waiting = new Map<string, number>()
  const add = (groupId: string, count: number) => waiting.set(groupId, (waiting.get(groupId) ?? 0) + count)
  for (const { groupId, due, returned } of mine.rows) add(groupId, due + returned)
  for (const { groupId, count } of toCorrect.rows) add(groupId, count)
  const sumOf = (state: keyof Mine) => mine.rows.reduce((sum, row) => sum + row[state], 0)
  return {
    mine: Object.fromEntries(states.map((state) => [state, sumOf(state)])) as Mine,
    toCorrect: toCorrect.rows.reduce((sum, { count }) => sum + count, 0),
    corrected: toCorrect.rows.reduce((sum, { corrected }) => sum + corrected, 0),
    questions: questions.rows[0] as HomeworkCounts['questions'],
    groups: [...waiting].flatMap(([groupId, count]) => (count > 0 ? [{ groupId, waiting: count }] : [])),
  }
}

export async function listHomeworkTags({ pool }: Platform, person: Actor) {
  const found = await pool.query<{ name: string; count: number }>({ ...customTagsQuery, values: [person.id] })
  return { items: found.rows }
}
