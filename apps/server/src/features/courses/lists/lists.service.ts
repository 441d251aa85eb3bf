import type { CourseCounts, CoursePage } from '@learntrail/contract/courses/courses'
import type { CourseSort, CourseStatus, TeachingList } from '@learntrail/contract/courses/facts'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { quickRead } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isVisiblePerson } from '../../people/index.ts'
import { wordFilters } from '../../posts/index.ts'
import { type CardRow, cardOf } from '../courses.mapping.ts'
import {
  type CourseFilters,
  countsQuery,
  publishedOfQuery,
  shelfCardsQuery,
  shelfQuery,
  teachingQuery,
} from './lists.queries.ts'

type Viewer = Pick<Person, 'id'>

interface Page {
  cursor?: string | undefined
  limit: number
}

interface Search extends Page, Omit<CourseFilters, 'phrases' | 'absences'> {
  sort: CourseSort
}

const count = z.int().min(0).max(2_147_483_647)
const shelfKeys: Record<CourseSort, z.ZodType<readonly (string | number)[]>> = {
  newest: idKey,
  learners: z.tuple([count, z.uuid()]),
}
const changedKey = z.tuple([z.iso.datetime(), z.uuid()])

/** Returns a page of the courses listed for everybody. */
export async function listCourses({ pool }: Platform, person: Viewer, input: Search): Promise<CoursePage> {
  const { words, sort, cursor, limit, ...filters } = input
  const after = cursor === undefined ? undefined : decodeCursor(cursor, shelfKeys[sort])
  const query = shelfQuery(person.id, { ...filters, ...wordFilters(words) }, { sort, after, limit: limit + 1 })
  const found = await quickRead<Pick<CardRow, '_id' | 'shownId' | 'learnerCount'>>(pool, query)
  const { items, nextCursor } = pageOf(found.rows, limit, ({ learnerCount, shownId }) =>
    sort === 'newest' ? [shownId ?? ''] : [learnerCount, shownId ?? ''],
  )
  const ids = items.map(({ _id }) => _id)
  const { rows } = await quickRead<CardRow>(pool, { ...shelfCardsQuery, values: [person.id, ids] })
  return { items: rows.map(cardOf), nextCursor }
}

/** Returns a page of the courses that the person teaches; open invitations do not count. */
export async function listTeaching(
  { pool }: Platform,
  person: Viewer,
  { list, status, cursor, limit }: Page & { list: TeachingList; status?: CourseStatus | undefined },
): Promise<CoursePage> {
  const after = cursor === undefined ? [null, null] : decodeCursor(cursor, changedKey)
  const query = { ...teachingQuery(list, limit + 1), values: [person.id, status ?? null, ...after] }
  const { rows } = await pool.query<CardRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ updatedAt, _id }) => [updatedAt.toISOString(), _id])
  return { items: items.map(cardOf), nextCursor }
}

export async function listPublishedOf(
  platform: Platform,
  person: Viewer,
  owner: string,
  { cursor, limit }: Page,
): Promise<CoursePage> {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  await seePerson(platform, person, owner)
  const query = { ...publishedOfQuery(limit + 1), values: [person.id, owner, after] }
  const { rows } = await platform.pool.query<CardRow>(query)
  const { items, nextCursor } = pageOf(rows, limit, ({ shownId }) => [shownId ?? ''])
  return { items: items.map(cardOf), nextCursor }
}

export async function countCoursesOf(platform: Platform, person: Viewer, id: string): Promise<CourseCounts> {
  await seePerson(platform, person, id)
  const { rows } = await platform.pool.query<CourseCounts>({ ...countsQuery, values: [person.id, id] })
  return rows[0] ?? { published: 0, joined: 0 }
}

export async function seePerson({ pool }: Platform, viewer: Viewer, id: string): Promise<void> {
  if (id !== viewer.id && !(await isVisiblePerson(pool, viewer.id, id))) refuse('USER_NOT_FOUND')
}
