import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import { type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import type { Paragraph } from '@learntrail/contract/eportfolio/paragraphs'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { type ChapterPoint, chapterPoints, pointWords } from './chapter-guide.ts'

/** Points missing from a chapter; `isEmpty` when it has no content. */
export interface LackingChapter {
  section: SectionKey
  partId: string
  isEmpty: boolean
  points: ChapterPoint[]
}

export function lackingChapters(sections: CustomTextResources, order: readonly SectionKey[]): LackingChapter[] {
  return order.flatMap((section) => {
    const parts = sections[section]
    const [first] = parts
    if (first === undefined || chapterPoints[section].length === 0) return []
    const items = parts.flatMap(({ contents }) => contents)
    const words = items.map((item) => (item.kind === 'text' ? item.text : item.caption)).join('\n')
    const isEmpty = words.trim() === '' && !items.some(({ kind }) => kind === 'image')
    const points = chapterPoints[section].filter(
      (point) => !says(words, point) && !(point === 'evidence' && shows(items)),
    )
    return isEmpty || points.length > 0 ? [{ section, partId: first.id, isEmpty, points }] : []
  })
}

const says = (words: string, point: ChapterPoint) => words.search(pointWords[point]) >= 0

/** Whether the items have a picture or table, which count as evidence as numbers do. */
const shows = (items: readonly DocumentItem[]) =>
  items.some((item) => item.kind === 'image' || item.block?.type === 'table')

/** The chapter a text probably belongs to, and the words that suggest it. */
export interface Proposal {
  section: SectionKey
  because: string[]
}

/** The number of words to show, at most. */
const mostNamed = 3

/** Returns null when no single chapter has the most matching words. */
export function proposedChapter(text: string): Proposal | null {
  const found = sectionKeys
    .map((section) => {
      const words = chapterPoints[section].flatMap((point) => text.match(pointWords[point]) ?? [])
      return { section, because: [...new Set(words.map((word) => word.trim()))] }
    })
    .sort((one, other) => other.because.length - one.because.length)
  const [best, next] = found
  if (best === undefined || best.because.length === 0 || best.because.length === next?.because.length) return null
  return { section: best.section, because: best.because.slice(0, mostNamed) }
}

/**
 * Returns a proposal for each paragraph of a record. A paragraph without matches follows the one before it, a heading
 * the one after it.
 */
export function proposedPlaces(paragraphs: readonly Paragraph[]): Proposal[] {
  const own = paragraphs.map(({ text }) => proposedChapter(text))
  return own.map((proposal, index) => {
    if (proposal) return proposal
    const before = own.slice(0, index).findLast((one) => one !== null)
    const after = own.slice(index + 1).find((one) => one !== null)
    const isTitle = paragraphs[index]?.block?.type === 'heading'
    const near = isTitle ? (after ?? before) : (before ?? after)
    return { section: near?.section ?? 'firstSpindle', because: [] }
  })
}

/** Chinese words read per minute, and seconds per picture. */
const pace = { words: 400, pictureSeconds: 5 }

export function readingMinutes(sections: CustomTextResources): number {
  const items = itemsOf(sections)
  const words = items.reduce((sum, item) => sum + countWords(item.kind === 'text' ? item.text : item.caption), 0)
  const pictures = items.filter(({ kind }) => kind === 'image').length
  if (words === 0 && pictures === 0) return 0
  return Math.max(1, Math.round(words / pace.words + (pictures * pace.pictureSeconds) / 60))
}
