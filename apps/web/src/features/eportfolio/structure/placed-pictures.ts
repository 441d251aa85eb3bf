import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { createContext, useContext, useMemo } from 'react'
import { shownImage } from '../draft/placed-images.ts'

const PicturesContext = createContext<ExportDraft | null>(null)
export const PicturesProvider = PicturesContext.Provider

/** The draft's pictures; the same value while nothing but texts changes, so that typing draws one block anew. */
export function usePictures(draft: ExportDraft): ExportDraft {
  const { draftId, placedImages, customImageResources, imageResources, adjustImages } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: its other parts have nothing to do with pictures
  return useMemo(() => draft, [draftId, placedImages, customImageResources, imageResources, adjustImages])
}

/** A placed picture as it is now, and the draft it is adjusted in; no file where that is gone. */
export function usePlacedImage(imageId: string) {
  const draft = useContext(PicturesContext)
  return { draftId: draft?.draftId ?? '', file: draft ? shownImage(draft, imageId) : undefined }
}
