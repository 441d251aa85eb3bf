import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'

const telling = 16

/** Returns whether a paragraph of material is in the document, even if edited there; compares the beginnings. */
export function isTextPlaced(items: readonly DocumentItem[], resourceId: string, paragraph: string): boolean {
  const start = startOf(paragraph)
  if (start === '') return false
  return items.some((item) => {
    if (item.kind !== 'text' || item.resourceId !== resourceId) return false
    const begins = startOf(item.text)
    return bare(item.text).includes(start) || (begins !== '' && bare(paragraph).includes(begins))
  })
}

const startOf = (text: string) => [...bare(text)].slice(0, telling).join('')

/** Drops the @ of mentions, which texts placed earlier still have. */
const bare = (text: string) => text.replaceAll('@', '').trim()

/** Returns the ids of pictures in the document. */
export function placedImageIds(sections: CustomTextResources): ReadonlySet<string> {
  return new Set(itemsOf(sections).flatMap((item) => (item.kind === 'image' ? [item.imageId] : [])))
}
