import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { postListsKey } from '../api/list-posts.ts'
import { openDraft } from '../draft/open-drafts.ts'
import { retagDraft, type TagChange } from './retag-draft.ts'

/** Changes my own tags, in all of my records at once, and in what is being written on this device. */
export function useChangeOwnTags() {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
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
    onSuccess: (_done, change) => {
      if (user) retagDraft(openDraft(user.id), change)
    },
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: myTagsQuery.queryKey })
      queryClient.invalidateQueries({ queryKey: postListsKey })
      queryClient.invalidateQueries({ queryKey: ['posts', 'one'] })
    },
  })
}
