import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { FileSummary } from '@learntrail/contract/files/files'

/** Joins both lists without duplicates; the first one wins. */
export function joinImages(first: readonly FileSummary[], second: readonly FileSummary[]): FileSummary[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id))]
}

/** Returns the file shown for a picture: the adjusted one, else the original; undefined when its file is gone. */
export function shownImage(draft: ExportDraft, imageId: string): FileSummary | undefined {
  const adjusted = draft.adjustImages.find((image) => image.imageId === imageId)?.adjustedId
  return fileOf(draft, adjusted ?? imageId) ?? fileOf(draft, imageId)
}

/** Returns the file of an id from any list of the draft. */
export function fileOf(draft: ExportDraft, id: string): FileSummary | undefined {
  return (
    draft.placedImages.find((file) => file.id === id) ??
    draft.customImageResources.find((file) => file.id === id) ??
    draft.imageResources.find(({ file }) => file.id === id)?.file
  )
}
