import type { SchoolGroup } from '@learntrail/contract/analysis/analysis'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Days } from '../ranges.ts'

/** The charts of the records between two days. The previous range's charts stay until the new ones arrive. */
export const chartsQuery = (days: Days) =>
  queryOptions({
    queryKey: ['posts', 'charts', days],
    queryFn: ({ signal }) => call('GET /api/v2/users/current/charts', { query: days, signal }),
    placeholderData: keepPreviousData,
  })

/** Returns the address of the same charts as a PDF. */
export function documentAddress(days: Days, group: SchoolGroup | undefined): string {
  const wish = Object.entries({ ...days, group }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api/v2/users/current/charts/document?${new URLSearchParams(wish)}`
}
