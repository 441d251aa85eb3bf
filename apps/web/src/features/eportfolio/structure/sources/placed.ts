import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'

const telling = 16

/** Whether a paragraph of material stands in the document, also when it was edited there since. */
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

/** What was placed before has names as they are called in records. */
const bare = (text: string) => text.replaceAll('@', '').trim()

/** Pictures that stand in the document, by their ids. */
export function placedImageIds(sections: CustomTextResources): ReadonlySet<string> {
  return new Set(itemsOf(sections).flatMap((item) => (item.kind === 'image' ? [item.imageId] : [])))
}
