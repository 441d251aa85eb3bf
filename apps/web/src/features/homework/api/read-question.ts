import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Prefix of all query keys of homework. */
export const homeworkKey = ['homework'] as const

export const readQuestion = (id: string, signal?: AbortSignal) =>
  call('GET /api/v2/homework/questions/:id', { params: { id }, signal })

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...homeworkKey, id, 'question'],
    queryFn: ({ signal }) => readQuestion(id, signal),
    staleTime: 0,
  })

export const statisticsQuery = (id: string) =>
  queryOptions({
    queryKey: [...homeworkKey, id, 'statistics'],
    queryFn: ({ signal }) => call('GET /api/v2/homework/questions/:id/statistics', { params: { id }, signal }),
    staleTime: 0,
  })
