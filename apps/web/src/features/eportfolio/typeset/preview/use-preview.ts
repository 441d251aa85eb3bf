import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isUnfit } from '../../draft/draft-parts.ts'
import { createPreviewSession } from './preview-session.ts'

const contentParts = ['title', 'customTextResources', 'pages'] as const

/** Returns the preview of a draft, which follows its changes. */
export function usePreview(draft: ExportDraft) {
  const { draftId, title, customTextResources, sectionOrder, adjustImages, pages } = draft
  const [session] = useState(() => createPreviewSession(draftId))
  const preview = useSyncExternalStore(session.subscribe, session.read)

  useEffect(() => {
    // A text above its limit is not rendered; the pages wait until it is shortened.
    const content = { title, customTextResources, pages }
    if (contentParts.some((part) => isUnfit(part, content))) return
    session.write({ title, customTextResources, sectionOrder, adjustImages, pages })
  }, [session, title, customTextResources, sectionOrder, adjustImages, pages])
  useEffect(() => () => session.close(), [session])

  return { preview, look: session.look, again: session.again }
}
