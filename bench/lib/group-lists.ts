import type pg from 'pg'
import { membersQuery } from '../../apps/server/src/features/groups/members/members.queries.ts'
import { queueQuery } from '../../apps/server/src/features/homework/correcting/queue.queries.ts'
import {
  customTagsQuery,
  dueQuery,
  handedInQuery,
  mineCountQuery,
  ofStudentQuery,
  releasedQuery,
  toCorrectCountQuery,
  toCorrectQuery,
} from '../../apps/server/src/features/homework/lists/lists.queries.ts'
import { listQuestions } from '../../apps/server/src/features/homework/questions/questions.repository.ts'
import { listPosts } from '../../apps/server/src/features/posts/posts.repository.ts'
import { firstId, lastId } from '../../apps/server/src/platform/paging/by-id.ts'
import { lastMoment } from '../../apps/server/src/platform/paging/by-moment.ts'
import { declared } from './declared.ts'
import { viewerId } from './fill.ts'
import type { FilledGroups } from './fill-groups.ts'

const limit = 21
const firstMoment = ['-infinity', firstId] as const
const records = { order: 'published', after: undefined, limit } as const

/** Lists of groups and their homework, read by the product's own functions. */
export const groupLists: Record<string, (pool: pg.Pool, at: FilledGroups) => Promise<unknown>> = {
  'Records of a group': (pool, at) => listPosts({ pool, declared }, viewerId, { group: at.ledGroup }, records),
  'Records of a group, from the middle': (pool, at) =>
    listPosts({ pool, declared }, viewerId, { group: at.ledGroup }, { ...records, after: [at.middleRecord] }),
  'Pinned records of a group': (pool, at) =>
    listPosts({ pool, declared }, viewerId, { group: at.ledGroup, isPinned: true }, records),
  'Records of a group by a rare tag': (pool, at) =>
    listPosts({ pool, declared }, viewerId, { group: at.ledGroup, tags: ['maritime'] }, records),
  'Members of a group': (pool, at) =>
    pool.query({ ...membersQuery(true, false, limit), values: [viewerId, at.ledGroup, 0, '', ...firstMoment] }),
  'Homework of a group': (pool, at) =>
    listQuestions(pool, viewerId, { groupId: at.ledGroup, state: undefined, hasRubric: false, after: lastId, limit }),
  'Homework of a group, from the middle': (pool, at) =>
    listQuestions(pool, viewerId, {
      groupId: at.ledGroup,
      state: undefined,
      hasRubric: false,
      after: at.middleQuestion,
      limit,
    }),
  'Due homework': (pool) => pool.query({ ...dueQuery(limit), values: [viewerId, ...firstMoment] }),
  'Returned homework': (pool) => pool.query({ ...releasedQuery(limit), values: [viewerId, ...lastMoment] }),
  'Handed-in homework': (pool) => pool.query({ ...handedInQuery(limit), values: [viewerId, ...lastMoment] }),
  'A student’s hand-ins for a group': (pool, at) =>
    pool.query({ ...ofStudentQuery(limit), values: [viewerId, at.joinedGroup, viewerId, ...lastMoment] }),
  'Homework to correct': (pool) => pool.query({ ...toCorrectQuery(limit), values: [viewerId, ...firstMoment] }),
  'Count of due homework': (pool) => pool.query({ ...mineCountQuery, values: [viewerId, new Date()] }),
  'Count of homework to correct': (pool) => pool.query({ ...toCorrectCountQuery, values: [viewerId] }),
  'Own tags in homework': (pool) => pool.query({ ...customTagsQuery, values: [viewerId] }),
  'Queue of a question with a thousand hand-ins': (pool, at) =>
    pool.query(queueQuery(at.busyQuestion, { filter: undefined, after: ['', ...firstMoment], limit })),
  'Queue of a question, only those to correct': (pool, at) =>
    pool.query(queueQuery(at.busyQuestion, { filter: 'to_correct', after: ['', ...firstMoment], limit })),
}
