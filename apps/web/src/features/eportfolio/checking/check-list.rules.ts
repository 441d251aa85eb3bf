import { textLength } from '@learntrail/contract/characters'
import type { DocumentContent, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { Anchor, LackingPlace } from '@learntrail/contract/eportfolio/export-drafts'
import type { LackingChapter } from './chapters.rules.ts'
import { lackingChapters } from './chapters.rules.ts'

/** Where in a document something is to be looked at; what stands on the cover is changed among the document's settings. */
export interface Place {
  kind: 'part' | 'text' | 'image' | 'document'
  id: string
}

export type Finding =
  | { kind: 'lacking'; place: Place; of: LackingPlace }
  | { kind: 'coarse'; place: Place; dotsAnInch: number }
  | { kind: 'noCaption'; place: Place }
  | { kind: 'named'; place: Place; name: string }
  | { kind: 'longDescription'; place: Place; limit: number }
  | { kind: 'chapter'; place: Place; chapter: LackingChapter }

export interface Checked {
  content: Pick<DocumentContent, 'customTextResources' | 'sectionOrder'>
  /** Where pictures stand, and what cannot be printed: of the pages that are shown. */
  anchors: readonly Anchor[]
  lacking: readonly LackingPlace[]
  /** Pixels across of the file that is shown for a picture; undefined where that is not known. */
  pixelsOf: (imageId: string) => number | undefined
  /** How classmates are called. */
  names: readonly string[]
  /** What is typed beside the file where it is uploaded, and how long that may be; null where it is not uploaded there. */
  upload: { description: string; limit: number } | null
}

/** Printed below that, edges are seen to be coarse. */
const leastDotsAnInch = 150
const pointsAnInch = 72

/** What is worth a look before a document is exported, the gravest first. Nothing of it keeps anybody from exporting. */
export function findingsOf(checked: Checked): Finding[] {
  const { content, lacking, upload } = checked
  const { customTextResources: sections, sectionOrder } = content
  const parts = sectionOrder.flatMap((key) => sections[key])
  const items = parts.flatMap(({ contents }) => contents)
  const long =
    upload !== null && textLength(upload.description) > upload.limit
      ? [{ kind: 'longDescription' as const, place: { kind: 'document' as const, id: '' }, limit: upload.limit }]
      : []
  return [
    ...lacking.map((of) => ({ kind: 'lacking' as const, place: placeOf(of), of })),
    ...items.flatMap((item) => coarseness(item, checked)),
    ...long,
    ...parts.flatMap(({ id, title, contents }) => [
      ...namesIn(title, { kind: 'part', id }, checked),
      ...contents.flatMap((item) => namesIn(wordsOf(item), { kind: item.kind, id: item.id }, checked)),
    ]),
    ...items.flatMap((item): Finding[] =>
      item.kind === 'image' && item.caption.trim() === '' ? [{ kind: 'noCaption', place: placeOf(item) }] : [],
    ),
    ...lackingChapters(sections, sectionOrder).map((chapter) => ({
      kind: 'chapter' as const,
      place: { kind: 'part' as const, id: chapter.partId },
      chapter,
    })),
  ]
}

const wordsOf = (item: DocumentItem) => (item.kind === 'text' ? item.text : item.caption)

function placeOf({ kind, id }: { kind: LackingPlace['kind']; id: string | null }): Place {
  return kind === 'part' || kind === 'text' || kind === 'image' ? { kind, id: id ?? '' } : { kind: 'document', id: '' }
}

function coarseness(item: DocumentItem, { anchors, pixelsOf }: Checked): Finding[] {
  if (item.kind !== 'image') return []
  const width = anchors.find(({ id, kind }) => kind === 'image' && id === item.id)?.width ?? 0
  const pixels = pixelsOf(item.imageId)
  if (pixels === undefined || width === 0) return []
  const dotsAnInch = Math.round(pixels / (width / pointsAnInch))
  return dotsAnInch < leastDotsAnInch ? [{ kind: 'coarse', place: placeOf(item), dotsAnInch }] : []
}

/** One name a place: the eye finds the others there. A single letter is no name. */
function namesIn(words: string, place: Place, { names }: Checked): Finding[] {
  const mentioned = /(?<![\p{L}\p{N}])[@＠]([\p{L}\p{N}_.]{2,20})/u.exec(words)?.[1]
  const name = names.find((one) => textLength(one.trim()) >= 2 && words.includes(one.trim())) ?? mentioned
  return name === undefined ? [] : [{ kind: 'named', place, name }]
}
