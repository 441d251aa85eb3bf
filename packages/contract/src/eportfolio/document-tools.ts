import { dayMonthsBefore } from '../moments.ts'
import type { CustomTextResources, DocumentContent, DocumentItem, ImageItem, Pages } from './document.ts'
import { coverFactNames, sectionKeys } from './facts.ts'
import { countWords } from './words.ts'

/** Returns all items of the sections, section by section in their standard order. */
export function itemsOf(sections: CustomTextResources): DocumentItem[] {
  return sectionKeys.flatMap((key) => sections[key].flatMap(({ contents }) => contents))
}

/**
 * Returns whether nobody has set a picture's size and place: the design then chooses them by the picture's shape and
 * its neighbours.
 */
export const isFree = ({
  width,
  place,
  isPinned,
  arrangement,
}: Pick<ImageItem, 'width' | 'place' | 'isPinned' | 'arrangement'>): boolean =>
  isPinned !== true && width === 100 && place === 'center' && arrangement === undefined

export const isInGallery = (item: DocumentItem): boolean => item.kind === 'image' && item.arrangement === 'gallery'

/**
 * Returns the compared pairs of pictures of a part, by the id of the first, which has the arrangement `compared`; the
 * next item must be a picture that is not on a page of its own. Pictures in the gallery are skipped.
 */
export function comparedPairs(contents: readonly DocumentItem[]): Map<string, { before: ImageItem; after: ImageItem }> {
  const pairs = new Map<string, { before: ImageItem; after: ImageItem }>()
  const standing = contents.filter((item) => !isInGallery(item))
  for (let at = 0; at < standing.length - 1; at += 1) {
    const [before, after] = [standing[at], standing[at + 1]]
    if (before?.kind !== 'image' || before.arrangement !== 'compared') continue
    if (after?.kind !== 'image' || after.arrangement === 'page') continue
    pairs.set(before.id, { before, after })
    at += 1
  }
  return pairs
}

/** Returns the cover's filled facts, in order. */
export const coverFactsOf = ({ coverFacts = {} }: Pick<Pages, 'coverFacts'>) =>
  coverFactNames.flatMap((name) => {
    const value = coverFacts[name] ?? ''
    return value === '' ? [] : [{ name, value }]
  })

/** Returns the number of words in the sections' texts; titles and captions do not count. */
export function draftTotalWords(sections: CustomTextResources): number {
  return itemsOf(sections).reduce((sum, item) => sum + (item.kind === 'text' ? countWords(item.text) : 0), 0)
}

/**
 * Returns the ids of all files that a document needs, without duplicates: original pictures, adjusted ones, and the
 * cover's.
 */
export function imageIdsOf({ customTextResources, adjustImages, pages }: Omit<DocumentContent, 'title'>): string[] {
  const placed = itemsOf(customTextResources).flatMap((item) => (item.kind === 'image' ? [item.imageId] : []))
  const adjusted = adjustImages.flatMap(({ imageId, adjustedId }) => [imageId, adjustedId])
  return [...new Set([...placed, ...adjusted, ...(pages.coverImageId === null ? [] : [pages.coverImageId])])]
}

/** Returns the initial range of days for finding material: from six months ago to the end of this month. */
export function defaultDateRange(today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { from: dayMonthsBefore(today, 6), to }
}
