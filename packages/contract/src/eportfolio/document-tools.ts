import type { CustomTextResources, DocumentContent, DocumentItem, ImageItem, Pages } from './document.ts'
import { coverFactNames, sectionKeys } from './facts.ts'
import { countWords } from './words.ts'

/** Everything that stands in the sections, section by section in their usual order. */
export function itemsOf(sections: CustomTextResources): DocumentItem[] {
  return sectionKeys.flatMap((key) => sections[key].flatMap(({ contents }) => contents))
}

/** Whether nobody has set size and place of a picture: the design does, by its shape and with those beside it. */
export const isFree = ({
  width,
  place,
  isPinned,
  arrangement,
}: Pick<ImageItem, 'width' | 'place' | 'isPinned' | 'arrangement'>): boolean =>
  isPinned !== true && width === 100 && place === 'center' && arrangement === undefined

export const isInGallery = (item: DocumentItem): boolean => item.kind === 'image' && item.arrangement === 'gallery'

/**
 * Pictures of a part that are compared, by the id of the first: it says so, and what stands next there is a picture of no
 * page of its own. What goes to the gallery stands nowhere between.
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

/** What a cover says besides its title, as far as it is said, in its order. */
export const coverFactsOf = ({ coverFacts = {} }: Pick<Pages, 'coverFacts'>) =>
  coverFactNames.flatMap((name) => {
    const value = coverFacts[name] ?? ''
    return value === '' ? [] : [{ name, value }]
  })

/** Words of what is written in the sections; titles and captions do not count. */
export function draftTotalWords(sections: CustomTextResources): number {
  return itemsOf(sections).reduce((sum, item) => sum + (item.kind === 'text' ? countWords(item.text) : 0), 0)
}

/** Ids of all files a document needs, each once: pictures as they came, as they were adjusted, and that of the cover. */
export function imageIdsOf({ customTextResources, adjustImages, pages }: Omit<DocumentContent, 'title'>): string[] {
  const placed = itemsOf(customTextResources).flatMap((item) => (item.kind === 'image' ? [item.imageId] : []))
  const adjusted = adjustImages.flatMap(({ imageId, adjustedId }) => [imageId, adjustedId])
  return [...new Set([...placed, ...adjusted, ...(pages.coverImageId === null ? [] : [pages.coverImageId])])]
}

/** The range of days that material is looked for in at first: from six months before to the end of this month. */
export function defaultDateRange(today: string): { from: string; to: string } {
  const [year = 0, month = 0, dayOfMonth = 0] = today.split('-').map(Number)
  const lastDay = (months: number) => new Date(Date.UTC(year, months, 0)).getUTCDate()
  const before = new Date(Date.UTC(year, month - 1 - 6, 1))
  const lastDayThen = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(dayOfMonth, lastDayThen))
  const isoMonth = `${year}-${String(month).padStart(2, '0')}`
  return { from: before.toISOString().slice(0, 10), to: `${isoMonth}-${lastDay(month)}` }
}
