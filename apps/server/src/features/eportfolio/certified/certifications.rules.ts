import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { ConfirmedWork } from '../../posts/index.ts'

/** A teacher's confirmation of material in a document. */
export interface DocumentCertification extends Pick<ConfirmedWork, 'receipt' | 'title' | 'certifier' | 'day'> {
  /** The part that prints it at its end: the last one with something of the material. */
  partId: string
  /** Whether the document's text differs from what was confirmed. */
  isChanged: boolean
}

/** Confirmed material with the resource id that paragraphs name. */
export type ConfirmedMaterial = ConfirmedWork & { resourceId: string }

/** Mentions have an @ in a record but not in a document; spaces do not count either. */
const bare = (text: string) => text.replace(/[\s@]+/g, '')

/**
 * Returns the certifications that a document prints for its confirmed material. Homework and the record made from it
 * share a receipt, so they count once.
 */
export function certificationsIn(
  sections: CustomTextResources,
  confirmed: readonly ConfirmedMaterial[],
): DocumentCertification[] {
  const parts = Object.values(sections).flat()
  const said = new Map<string, DocumentCertification>()
  for (const { resourceId, text, fileIds, isChanged, receipt, title, certifier, day } of confirmed) {
    const isOf = (item: DocumentItem) =>
      item.kind === 'text' ? item.text !== '' && item.resourceId === resourceId : fileIds.includes(item.imageId)
    const words = bare(text)
    const differs = (item: DocumentItem) => item.kind === 'text' && !words.includes(bare(item.text))
    const part = parts.findLast(({ contents }) => contents.some(isOf))
    if (part === undefined || said.has(receipt)) continue
    const isOther = isChanged || parts.some(({ contents }) => contents.some((item) => isOf(item) && differs(item)))
    said.set(receipt, { receipt, title, certifier, day, partId: part.id, isChanged: isOther })
  }
  return [...said.values()]
}
