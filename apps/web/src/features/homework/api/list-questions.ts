import type { QuestionState } from '@learntrail/contract/homework/states'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** Reads the questions of a group, in one state or in any. */
export const questionsQuery = (groupId: string, state?: Exclude<QuestionState, 'deleted'>) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...homeworkKey, 'of', groupId, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/homework/questions', { query: { groupId, state, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** Reads the questions of a group that have a rubric. */
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

/** Reads the questions of all groups that await the viewer's work. */
export const dueQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'due'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/due', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** Reads the viewer's hand-ins that await correction. */
export const handedInQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'handed-in'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/handed-in', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** Reads the viewer's work that came back, corrected or returned. */
export const releasedQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'released'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/released', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

/** Reads the questions with work for the viewer to correct. */
export const toCorrectQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...homeworkKey, 'to-correct'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/homework/to-correct', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})
