import type { ShowcaseTexts } from '@learntrail/contract/posts/showcase'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A showcase with the whole texts of its records, or with their beginnings where they are not read. */
export const showcaseQuery = (personId: string, texts: ShowcaseTexts) =>
  queryOptions({
    queryKey: ['posts', 'showcase', personId, texts] as const,
    queryFn: ({ signal }) =>
      call('GET /api/v2/users/:id/showcase', { params: { id: personId }, query: { texts }, signal }),
  })
