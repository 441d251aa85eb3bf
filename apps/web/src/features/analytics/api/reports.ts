import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { FigureReaders, SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addressOf } from '../../../api/address.ts'
import { call } from '../../../api/call.ts'

const key = (schoolId: string) => ['analytics', 'reports', schoolId] as const

/** The server's figures include new activity within a minute. */
const staleTime = 60_000

export const dashboardQuery = (schoolId: string, filter: FigureFilter) =>
  queryOptions({
    queryKey: [...key(schoolId), 'dashboard', filter],
    queryFn: ({ signal }) =>
      call('GET /api/v2/school-analytics/:schoolId/dashboard', { params: { schoolId }, query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const reportQuery = (schoolId: string, question: SchoolQuestion, filter: FigureFilter) =>
  queryOptions({
    queryKey: [...key(schoolId), question, filter],
    queryFn: ({ signal }) =>
      call('GET /api/v2/school-analytics/:schoolId/questions/:question', {
        params: { schoolId, question },
        query: filter,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export type ThingQuestion = 'groups' | 'courses'

export const thingQuery = (schoolId: string, question: ThingQuestion, thingId: string, filter: FigureFilter) =>
  queryOptions({
    queryKey: [...key(schoolId), question, thingId, filter],
    queryFn: ({ signal }) =>
      call('GET /api/v2/school-analytics/:schoolId/questions/:question/things/:thingId', {
        params: { schoolId, question, thingId },
        query: filter,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const reportForms = ['csv', 'xlsx', 'pdf'] as const
export type ReportForm = (typeof reportForms)[number]

/** Returns the address of the same report as a table or a PDF. */
export const reportAddress = (
  schoolId: string,
  question: SchoolQuestion,
  filter: FigureFilter,
  { form, readers }: { form: ReportForm; readers: FigureReaders },
) => {
  const at = '/api/v2/school-analytics/:schoolId/questions/:question'
  const params = { schoolId, question }
  return form === 'pdf'
    ? addressOf(`${at}/document`, params, { ...filter, readers })
    : addressOf(`${at}/table`, params, { ...filter, readers, form })
}

/** How the figures were computed; only staff ask for it. */
export const debugQuery = (schoolId: string, question: SchoolQuestion, filter: FigureFilter) =>
  queryOptions({
    queryKey: [...key(schoolId), question, 'debug', filter],
    queryFn: ({ signal }) =>
      call('GET /api/v2/school-analytics/:schoolId/questions/:question/debug', {
        params: { schoolId, question },
        query: filter,
        signal,
      }),
    staleTime: 0,
  })
