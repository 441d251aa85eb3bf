import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { readShownFiles } from '../../files/index.ts'
import type { DraftChange } from './draft-parts.ts'

const atOnce = 40

const idsOf = (draft: ExportDraft) => [...imageIdsOf(draft), ...draft.customImageResources.map(({ id }) => id)]

/** Returns the ids of pictures added since the last save whose files are gone. */
export async function goneImages(draft: ExportDraft, saved: ExportDraft): Promise<ReadonlySet<string>> {
  const known = new Set(idsOf(saved))
  const unsure = [...new Set(idsOf(draft))].filter((id) => !known.has(id))
  const gone = new Set(unsure)
  for (let from = 0; from < unsure.length; from += atOnce) {
    const { items } = await readShownFiles(unsure.slice(from, from + atOnce))
    for (const { id } of items) gone.delete(id)
  }
  return gone
}

/** Returns the parts of a draft that hold pictures, without the given ones. */
export function withoutImages(draft: ExportDraft, gone: ReadonlySet<string>): DraftChange {
  const { customTextResources, adjustImages, customImageResources, pages } = draft
  const sections = Object.entries(customTextResources).map(([key, parts]) => [
    key,
    parts.map((part) => ({
      ...part,
      contents: part.contents.filter((item) => item.kind !== 'image' || !gone.has(item.imageId)),
    })),
  ])
  return {
    customTextResources: Object.fromEntries(sections) as ExportDraft['customTextResources'],
    adjustImages: adjustImages.filter(({ imageId, adjustedId }) => !gone.has(imageId) && !gone.has(adjustedId)),
    customImageResources: customImageResources.filter(({ id }) => !gone.has(id)),
    pages: pages.coverImageId !== null && gone.has(pages.coverImageId) ? { ...pages, coverImageId: null } : pages,
  }
}
