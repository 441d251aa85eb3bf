import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Reads what a student has handed in for a group. */
export const ofStudentQuery = (groupId: string, personId: string) =>
  infiniteQueryOptions({
    queryKey: [...homeworkKey, 'of', groupId, personId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/homework/groups/:groupId/students/:personId', {
        params: { groupId, personId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
