import { textLength } from '@learntrail/contract/characters'
import type { DocumentContent, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { Anchor, LackingPlace } from '@learntrail/contract/eportfolio/export-drafts'
import type { LackingChapter } from './chapters.rules.ts'
import { lackingChapters } from './chapters.rules.ts'

/** The place of a finding; `document` for what is changed in the document's settings, such as the cover. */
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
  /** Positions of pictures, and characters that cannot be printed, in the pages of the preview. */
  anchors: readonly Anchor[]
  lacking: readonly LackingPlace[]
  /** Returns the width in pixels of the file shown for a picture, or undefined when unknown. */
  pixelsOf: (imageId: string) => number | undefined
  /** Display names of friends. */
  names: readonly string[]
  /** Description for the national upload and its limit in characters; null for other forms. */
  upload: { description: string; limit: number } | null
}

/** Dots per inch below which edges look coarse in print. */
const leastDotsAnInch = 150
const pointsAnInch = 72

/** Returns what to check before an export, most serious first. Nothing in it blocks the export. */
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

/** Finds people named in a text: friends by full or given name, and @mentions. */
function namesIn(words: string, place: Place, { names }: Checked): Finding[] {
  const friends = names.flatMap((name) => callsOf(name.trim()).find((call) => words.includes(call)) ?? [])
  const mentioned = [...words.matchAll(/(?<![\p{L}\p{N}])[@＠]([\p{L}\p{N}_.]{2,20})/gu)].map(([, name = '']) => name)
  const found = [...new Set([...friends, ...mentioned])]
  return found.length === 0 ? [] : [{ kind: 'named', place, names: found }]
}

/**
 * Returns the names a person goes by, longest first. A single letter is no name; of three Chinese characters the last
 * two are the given name.
 */
function callsOf(name: string): string[] {
  if (textLength(name) < 2) return []
  return /^\p{Script=Han}{3}$/u.test(name) && !name.endsWith('老師') ? [name, name.slice(1)] : [name]
}
