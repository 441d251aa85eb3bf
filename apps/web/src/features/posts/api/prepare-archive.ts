import type { PostFilters } from '@learntrail/contract/posts/filters'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Starts preparing an archive of chosen records, or of all mine that fit the filters. */
export function usePrepareArchive() {
  return useMutation({
    mutationFn: (wanted: { ids: string[] } | { filters: PostFilters }) =>
      call('POST /api/v2/portfolios/archive', { body: wanted }),
  })
}
