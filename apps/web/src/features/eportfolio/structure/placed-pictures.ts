import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { createContext, useContext, useMemo } from 'react'
import { shownImage } from '../draft/placed-images.ts'

const PicturesContext = createContext<ExportDraft | null>(null)
export const PicturesProvider = PicturesContext.Provider

/** Returns the draft, memoized by its pictures, so that typing re-renders only one block. */
export function usePictures(draft: ExportDraft): ExportDraft {
  const { draftId, placedImages, customImageResources, imageResources, adjustImages } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts do not concern pictures
  return useMemo(() => draft, [draftId, placedImages, customImageResources, imageResources, adjustImages])
}

/** Returns the file shown for a placed picture (undefined when it is gone) and the id of the draft. */
export function usePlacedImage(imageId: string) {
  const draft = useContext(PicturesContext)
  return { draftId: draft?.draftId ?? '', file: draft ? shownImage(draft, imageId) : undefined }
}
