import type pg from 'pg'
import {
  type CourseFilters,
  countsQuery,
  publishedOfQuery,
  shelfCardsQuery,
  shelfQuery,
  teachingQuery,
} from '../../apps/server/src/features/courses/lists/lists.queries.ts'
import { semestersQuery } from '../../apps/server/src/features/courses/semesters/semesters.service.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { textPhrases, textQuery } from '../../apps/server/src/platform/search/tokens.ts'
import { viewerId } from './fill.ts'
import type { FilledCourses } from './fill-courses.ts'

const limit = 21
const searchFor = (typed: string) => ({ words: textQuery(typed) ?? '', phrases: textPhrases(typed) })
const shelf = (pool: pg.Pool, filters: CourseFilters, after?: readonly (string | number)[]) =>
  pool.query(shelfQuery(viewerId, filters, { sort: 'newest', after, limit }))

/** The lists of courses, read by the product's own queries. */
export const courseLists: Record<string, (pool: pg.Pool, at: FilledCourses) => Promise<unknown>> = {
  'Courses that I teach': (pool) =>
    pool.query({ ...teachingQuery('all', limit), values: [viewerId, null, null, null] }),
  'Courses that I co-teach': (pool) =>
    pool.query({ ...teachingQuery('withMe', limit), values: [viewerId, null, null, null] }),
  'Another person’s courses': (pool, at) =>
    pool.query({ ...publishedOfQuery(limit), values: [viewerId, at.busyLecturer, lastId] }),
  'Numbers of courses a person teaches and learns': (pool, at) =>
    pool.query({ ...countsQuery, values: [viewerId, at.busyLecturer] }),
  'Course catalogue': (pool) => shelf(pool, {}),
  'Cards of the course catalogue': async (pool) => {
    const { rows } = await shelf(pool, {})
    return pool.query({ ...shelfCardsQuery, values: [viewerId, rows.map(({ _id }) => _id)] })
  },
  'Course catalogue, from the middle': (pool, at) => shelf(pool, {}, [at.middleCourse]),
  'Course catalogue, most learners first': (pool) =>
    pool.query(shelfQuery(viewerId, {}, { sort: 'learners', after: undefined, limit })),
  'Courses of the most common field': (pool) => shelf(pool, { classification: 'natural_science' }),
  'Courses of a rare field': (pool) => shelf(pool, { classification: 'arts' }),
  'Courses for a rare audience': (pool) => shelf(pool, { recipient: 'junior_high' }),
  'Courses of a rare type': (pool) => shelf(pool, { courseType: 'club' }),
  'Courses of a rare semester': (pool) => shelf(pool, { semester: '99-1' }),
  'Semesters in the course catalogue': (pool) => pool.query({ ...semestersQuery, values: [viewerId] }),
  'Courses by a rare tag': (pool) => shelf(pool, { tag: '罕見' }),
  'Courses by words in all of them': (pool) => shelf(pool, searchFor('河川的一年')),
  'Courses by rare words': (pool) => shelf(pool, searchFor('櫻花鉤吻鮭')),
}
