import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { FileSummary } from '@learntrail/contract/files/files'

/** Pictures of both lists, each once; what the first says counts. */
export function joinImages(first: readonly FileSummary[], second: readonly FileSummary[]): FileSummary[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id))]
}

/** A picture of the document by its id: as it was adjusted, else as it came; undefined when its file is gone. */
export function shownImage(draft: ExportDraft, imageId: string): FileSummary | undefined {
  const adjusted = draft.adjustImages.find((image) => image.imageId === imageId)?.adjustedId
  return fileOf(draft, adjusted ?? imageId) ?? fileOf(draft, imageId)
}

/** The file of an id, wherever the draft has it. */
export function fileOf(draft: ExportDraft, id: string): FileSummary | undefined {
  return (
    draft.placedImages.find((file) => file.id === id) ??
    draft.customImageResources.find((file) => file.id === id) ??
    draft.imageResources.find(({ file }) => file.id === id)?.file
  )
}
