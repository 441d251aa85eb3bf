import type { ReportTarget } from '@learntrail/contract/reports/reports'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['reports'] as const

export const permissionQuery = (target: ReportTarget) =>
  queryOptions({
    queryKey: [...key, 'permission', target],
    queryFn: ({ signal }) => call('POST /api/v2/reports/getReportPermission', { body: target, signal }),
    staleTime: 0,
  })

/** My reports on one thing. */
export const reportsOfQuery = (target: ReportTarget) =>
  queryOptions({
    queryKey: [...key, 'of', target],
    queryFn: ({ signal }) => call('POST /api/v2/reports/getreportcount', { body: target, signal }),
    staleTime: 0,
  })

const pages = { initialPageParam: null as string | null, staleTime: 0 }
const next = ({ nextCursor }: { nextCursor: string | null }) => nextCursor

export const ownReportsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'mine'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/reports/mine', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: next,
})

export const judgementsQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'judgements'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/reports/judgements', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: next,
})

function useChange<Sent, Done>(send: (sent: Sent) => Promise<Done>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: () => queryClient.invalidateQueries({ queryKey: key }) })
}

export type NewReport = InputOf<'POST /api/v2/reports/uploadreport'>['body']

export const useSendReport = () => useChange((body: NewReport) => call('POST /api/v2/reports/uploadreport', { body }))

export const useAppeal = () =>
  useChange(({ id, words }: { id: string; words: string }) =>
    call('POST /api/v2/reports/judgements/:id/appeal', { params: { id }, body: { words } }),
  )

export const useSayMended = () =>
  useChange((id: string) => call('POST /api/v2/reports/judgements/:id/mended', { params: { id } }))
