import { useQueryClient } from '@tanstack/react-query'
import { openDraft } from '../../features/drafts/session/open-drafts.ts'
import { retagDraft } from '../../features/drafts/session/retag-draft.ts'
import { refreshTagged } from '../../features/posts/api/posts-cache.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { OwnTagsDialog } from '../../features/tags/index.ts'

/** My own tags to change, with what lists show and what is being written on this device. */
export function OwnTags({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  return (
    <OwnTagsDialog
      onClose={onClose}
      onChanged={(change) => {
        if (user) retagDraft(openDraft(user), change)
      }}
      onSettled={() => refreshTagged(queryClient)}
    />
  )
}
