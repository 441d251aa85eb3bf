import type { QuestionState } from '@learntrail/contract/homework/states'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** Questions of a group, in one state or in whatever state. */
export const questionsQuery = (groupId: string, state?: Exclude<QuestionState, 'deleted'>) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...homeworkKey, 'of', groupId, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/homework/questions', { query: { groupId, state, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** Questions of a group that have a rubric. */
export const rubricsQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...homeworkKey, 'of', groupId, 'with rubric'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/homework/questions', {
        query: { groupId, hasRubric: 'true', cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** What waits for my work in all groups. */
export const dueQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'due'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/due', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** What I handed in and waits to be corrected. */
export const handedInQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'handed-in'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/handed-in', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** What came back to me. */
export const releasedQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'released'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/released', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** Questions with work that waits for me to correct it. */
export const toCorrectQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'to-correct'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/to-correct', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})
