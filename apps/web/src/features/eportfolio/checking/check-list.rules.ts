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
  | { kind: 'named'; place: Place; names: string[] }
  | { kind: 'longDescription'; place: Place; limit: number }
  | { kind: 'chapter'; place: Place; chapter: LackingChapter }

export interface Checked {
  content: Pick<DocumentContent, 'customTextResources' | 'sectionOrder'>
  /** Where pictures stand, and what cannot be printed: of the pages that are shown. */
  anchors: readonly Anchor[]
  lacking: readonly LackingPlace[]
  /** Pixels across of the file that is shown for a picture; undefined where that is not known. */
  pixelsOf: (imageId: string) => number | undefined
  /** How friends are called. */
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

/** Who is named in a place: friends as they are called, in full or by their given name, and whoever was mentioned. */
function namesIn(words: string, place: Place, { names }: Checked): Finding[] {
  const friends = names.flatMap((name) => callsOf(name.trim()).find((call) => words.includes(call)) ?? [])
  const mentioned = [...words.matchAll(/(?<![\p{L}\p{N}])[@＠]([\p{L}\p{N}_.]{2,20})/gu)].map(([, name = '']) => name)
  const found = [...new Set([...friends, ...mentioned])]
  return found.length === 0 ? [] : [{ kind: 'named', place, names: found }]
}

/** The longest first. A single letter is no name; of three Chinese characters the last two are the given one. */
function callsOf(name: string): string[] {
  if (textLength(name) < 2) return []
  return /^\p{Script=Han}{3}$/u.test(name) && !name.endsWith('老師') ? [name, name.slice(1)] : [name]
}
