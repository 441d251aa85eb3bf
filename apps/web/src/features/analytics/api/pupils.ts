import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { ListedMeasure } from '@learntrail/contract/analytics/facts'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export interface PupilsAsked extends FigureFilter {
  grade: string
  className: string
  measure: ListedMeasure
  code?: string
  /** Asks for the pupils without any of it. */
  without?: 'true'
}

/**
 * The pupils behind a figure. Every call tells the pupils that they were looked at, so it never refetches by itself.
 */
export const pupilsBehindQuery = (schoolId: string, asked: PupilsAsked) =>
  infiniteQueryOptions({
    queryKey: ['analytics', 'pupils', schoolId, asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/school-analytics/:schoolId/pupils', {
        params: { schoolId },
        query: { ...asked, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export type Reminder = InputOf<'POST /api/v2/school-analytics/:schoolId/reminders'>['body']

export const useRemindPupils = (schoolId: string) =>
  useMutation({
    mutationFn: (body: Reminder) =>
      call('POST /api/v2/school-analytics/:schoolId/reminders', { params: { schoolId }, body }),
  })
