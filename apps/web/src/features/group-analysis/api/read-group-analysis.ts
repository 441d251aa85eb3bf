import type { PeriodName } from '@learntrail/contract/group-analysis/facts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const key = ['group-analysis'] as const

/** Reads the figures of a group; those of the previous period stay until the new ones arrive. */
export const groupAnalysisQuery = (groupId: string, period: PeriodName) =>
  queryOptions({
    queryKey: [...key, groupId, 'all', period],
    queryFn: ({ signal }) =>
      call('GET /api/v2/groups/:groupId/analysis', { params: { groupId }, query: { period }, signal }),
    placeholderData: keepPreviousData,
  })

/** Reads the person's own figures in a group, beside the others' average. */
export const ownGroupAnalysisQuery = (groupId: string, period: PeriodName) =>
  queryOptions({
    queryKey: [...key, groupId, 'mine', period],
    queryFn: ({ signal }) =>
      call('GET /api/v2/groups/:groupId/analysis/mine', { params: { groupId }, query: { period }, signal }),
    placeholderData: keepPreviousData,
  })

/** Address from which the browser downloads the figures as a table or a PDF. */
export const paperAddress = (groupId: string, period: PeriodName, form: 'table' | 'document') =>
  `/api/v2/groups/${groupId}/analysis/${form}?period=${period}`
