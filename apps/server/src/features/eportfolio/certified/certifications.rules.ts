import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { ConfirmedWork } from '../../posts/index.ts'

/** That a teacher has confirmed something which a document was made of. */
export interface DocumentCertification extends Pick<ConfirmedWork, 'receipt' | 'title' | 'certifier' | 'day'> {
  /** The part of the document at whose end it is said: the last one in which something of it stands. */
  partId: string
  /** What stands there is not what was confirmed, word for word. */
  isChanged: boolean
}

/** Material by the id that paragraphs name. */
export type ConfirmedMaterial = ConfirmedWork & { resourceId: string }

/** Who is mentioned has an @ in a record, and none in a document. */
const bare = (text: string) => text.replace(/[\s@]+/g, '')

/** What is said in a document of the confirmed material it is made of; homework and the record made of it are one. */
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
