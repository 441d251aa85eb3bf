import type { Viewer } from '@learntrail/contract/profiles/audiences'
import type { ShowcaseTexts } from '@learntrail/contract/showcase/showcase'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A showcase with the whole texts of its records or only their beginnings; mine also as others see it. */
export const showcaseQuery = (personId: string, texts: ShowcaseTexts, as?: Viewer) =>
  queryOptions({
    queryKey: ['posts', 'showcase', personId, texts, ...(as ? [as] : [])],
    queryFn: ({ signal }) =>
      call('GET /api/v2/users/:id/showcase', { params: { id: personId }, query: { texts, as }, signal }),
  })
