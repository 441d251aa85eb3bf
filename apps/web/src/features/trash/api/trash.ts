import type { TrashKind } from '@learntrail/contract/trash/facts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** One binned thing of mine. */
export interface Binned {
  kind: TrashKind
  id: string
}

/** The contents of the bin, last binned first. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam, signal }) => call('GET /api/v2/trash', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})

export const restoreFromTrash = ({ kind, id }: Binned) => call('PUT /api/v2/trash/restored', { body: { kind, id } })

export const removeFromTrash = ({ kind, id }: Binned) =>
  call('DELETE /api/v2/trash/:kind/:id', { params: { kind, id } })

export const emptyTrash = () => call('DELETE /api/v2/trash')
