import { useQueryClient } from '@tanstack/react-query'
import { openDraft } from '../../features/drafts/session/open-drafts.ts'
import { retagDraft } from '../../features/drafts/session/retag-draft.ts'
import { refreshTagged } from '../../features/posts/api/posts-cache.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { OwnTagsDialog } from '../../features/tags/index.ts'

/** Dialog for changing the viewer's own tags; applies changes to cached lists and to the draft on this device. */
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
