import type pg from 'pg'
import { listQuestions } from '../../apps/server/src/features/courses/discussion/discussion.repository.ts'
import {
  heatQuery,
  listQuery,
  overviewQuery,
} from '../../apps/server/src/features/courses/learners/learners.queries.ts'
import { silentSince } from '../../apps/server/src/features/courses/learners/learners.rules.ts'
import { joinedOfQuery, learningQuery } from '../../apps/server/src/features/courses/learning/learning.repository.ts'
import { lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { viewerId } from './fill.ts'
import type { FilledLearners } from './fill-learners.ts'

const limit = 21
const since = silentSince(new Date())
const learners = (pool: pg.Pool, at: FilledLearners, list: Omit<Parameters<typeof listQuery>[1], 'limit'>) =>
  pool.query(listQuery([viewerId, at.hotCourse, null, since], { ...list, limit }))
const questions = (
  pool: pg.Pool,
  { hotCourse: courseId }: FilledLearners,
  order: 'newest' | 'unanswered',
  unitId: string | null = null,
) => listQuestions(pool, { viewer: viewerId, courseId, unitId, order }, { isAnswered: null, id: null }, 6)

/** Lists of a course with very many learners, read by the product's own queries. */
export const learnerLists: Record<string, (pool: pg.Pool, at: FilledLearners) => Promise<unknown>> = {
  'Courses that I learn': (pool, at) => pool.query({ ...learningQuery(limit), values: [at.busyLearner, null, null] }),
  'Courses that another person learns': (pool, at) =>
    pool.query({ ...joinedOfQuery(limit), values: [viewerId, at.busyLearner, lastId] }),
  'Learners of a course with very many': (pool, at) => learners(pool, at, { filter: 'all', sort: 'learnt' }),
  'Learners by progress': (pool, at) => learners(pool, at, { filter: 'all', sort: 'progress' }),
  'Learners by name': (pool, at) => learners(pool, at, { filter: 'all', sort: 'name' }),
  'Silent learners': (pool, at) => learners(pool, at, { filter: 'silent', sort: 'learnt' }),
  'Where learners stop': (pool, at) => pool.query({ ...overviewQuery, values: [viewerId, at.hotCourse, null, since] }),
  'Viewing of a video': (pool, at) => pool.query({ ...heatQuery, values: [viewerId, at.hotCourse, null, at.hotFilm] }),
  'Discussion of a course with very many comments': (pool, at) => questions(pool, at, 'newest'),
  'Discussion at one unit': (pool, at) => questions(pool, at, 'newest', at.hotUnit),
  'Discussion, unanswered first': (pool, at) => questions(pool, at, 'unanswered'),
}
