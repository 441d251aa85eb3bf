import { useQueryClient } from '@tanstack/react-query'
import { useCurrentUser } from '../../profiles/index.ts'
import { OwnTagsDialog } from '../../tags/index.ts'
import { refreshTagged } from '../api/posts-cache.ts'
import { openDraft } from './open-drafts.ts'
import { retagDraft } from './retag-draft.ts'

/** My own tags to change, with what lists show and what is being written on this device. */
export function OwnTags({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  return (
    <OwnTagsDialog
      onClose={onClose}
      onChanged={(change) => {
        if (user) retagDraft(openDraft(user.id), change)
      }}
      onSettled={() => refreshTagged(queryClient)}
    />
  )
}
