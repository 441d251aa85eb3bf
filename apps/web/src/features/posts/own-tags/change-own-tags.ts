import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { postListsKey } from '../api/list-posts.ts'

export type TagChange =
  | { action: 'add'; name: string }
  | { action: 'rename'; name: string; newName: string }
  | { action: 'merge'; names: string[]; into: string }
  | { action: 'remove'; name: string }

/** Changes my own tags, in all of my records at once. */
export function useChangeOwnTags() {
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
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: myTagsQuery.queryKey })
      queryClient.invalidateQueries({ queryKey: postListsKey })
      queryClient.invalidateQueries({ queryKey: ['posts', 'one'] })
    },
  })
}
