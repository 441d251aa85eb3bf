import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { TagChange } from '../own-tags/tag-change.ts'
import { myTagsQuery } from './list-my-tags.ts'

export interface ChangeHearers {
  onChanged: (change: TagChange) => void
  /** What shows own tags may be different now, even when the answer did not arrive. */
  onSettled: () => void
}

/** Changes my own tags, in all of my records at once. */
export function useChangeOwnTags({ onChanged, onSettled }: ChangeHearers) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: TagChange): Promise<{ recordCount?: number }> => {
      switch (change.action) {
        case 'add':
          return call('POST /api/v2/portfolios/current/tags', { body: { name: change.name } }).then(() => ({}))
        case 'rename': {
          const { name, newName } = change
          return call('PATCH /api/v2/portfolios/current/tags', { body: { name, newName } })
        }
        case 'merge': {
          const { names, into } = change
          return call('POST /api/v2/portfolios/current/tags/merge', { body: { names, into } })
        }
        case 'remove':
          return call('DELETE /api/v2/portfolios/current/tags', { query: { name: change.name } })
      }
    },
    onSuccess: (_done, change) => onChanged(change),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: myTagsQuery.queryKey })
      onSettled()
    },
  })
}
