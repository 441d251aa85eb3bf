import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addOwnTag } from '../api/add-own-tag.ts'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { mergeOwnTags } from '../api/merge-own-tags.ts'
import { removeOwnTag } from '../api/remove-own-tag.ts'
import { renameOwnTag } from '../api/rename-own-tag.ts'
import type { TagChange } from './tag-change.ts'

export interface ChangeHearers {
  onChanged: (change: TagChange) => void
  /** Called even if no answer arrived, as own tags may have changed. */
  onSettled: () => void
}

/** Changes my own tags in all my records at once. */
export function useChangeOwnTags({ onChanged, onSettled }: ChangeHearers) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_done, change) => onChanged(change),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: myTagsQuery.queryKey })
      onSettled()
    },
  })
}

async function send(change: TagChange): Promise<{ recordCount?: number }> {
  switch (change.action) {
    case 'add':
      await addOwnTag(change.name)
      return {}
    case 'rename':
      return renameOwnTag(change.name, change.newName)
    case 'merge':
      return mergeOwnTags(change.names, change.into)
    case 'remove':
      return removeOwnTag(change.name)
  }
}
