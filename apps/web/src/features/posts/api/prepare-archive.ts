import type { PostFilters } from '@learntrail/contract/posts/filters'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Has an archive prepared: of chosen records, or of all of mine that fit. */
export function usePrepareArchive() {
  return useMutation({
    mutationFn: (wanted: { ids: string[] } | { filters: PostFilters }) =>
      call('POST /api/v2/portfolios/archive', { body: wanted }),
  })
}
