import { courseLimits } from '@learntrail/contract/courses/limits'
import type { EditorState } from '@tiptap/pm/state'
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import { beginningOf, onlyPlaceOf } from './quote.rules.ts'

/** A passage as stored: its ends as positions that move with the text, and its words at the time. */
export interface Passage {
  start: string
  end: string
  quote: string
}

/** Where a passage is in the present text. */
export interface Place {
  from: number
  to: number
}

interface Sync {
  doc: Y.Doc
  type: Y.XmlFragment
  binding: { mapping: Parameters<typeof relativePositionToAbsolutePosition>[3] } | null
}

const syncOf = (state: EditorState): (Sync & { binding: NonNullable<Sync['binding']> }) | null => {
  const sync = ySyncPluginKey.getState(state) as Sync | undefined
  return sync?.binding ? { ...sync, binding: sync.binding } : null
}

/** Returns the range as a passage; null if it has no words. */
export function passageOf(state: EditorState, { from, to }: Place): Passage | null {
  const sync = syncOf(state)
  const quote = beginningOf(state.doc.textBetween(from, to, ' ', ' ').trim(), courseLimits.remarkQuote)
  if (sync === null || quote === '') return null
  const at = (position: number) =>
    absolutePositionToRelativePosition(position, sync.type, sync.binding.mapping) as Y.RelativePosition
  const passage = { start: written(beforeNext(at(from), sync.doc)), end: written(at(to)), quote }
  const isLong = [passage.start, passage.end].some(({ length }) => length > courseLimits.remarkPosition)
  return isLong ? null : passage
}

/**
 * The binding names a position by what precedes it. A passage starts by what follows instead, so that text typed right
 * before it stays outside, as text typed right after its end does.
 */
function beforeNext(position: Y.RelativePosition, document: Y.Doc): Y.RelativePosition {
  const found = Y.createAbsolutePositionFromRelativePosition(position, document)
  if (!(found?.type instanceof Y.XmlText)) return position
  return Y.createRelativePositionFromTypeIndex(found.type, found.index, 0)
}

/** Returns where a passage's positions are now; null if nothing is left between them. */
export function placeByPositions(state: EditorState, { start, end }: Pick<Passage, 'start' | 'end'>): Place | null {
  const sync = syncOf(state)
  if (sync === null) return null
  const [from, to] = [start, end].map((position) => positionIn(sync, read(position)))
  if (from == null || to == null || from >= to || to > state.doc.content.size) return null
  return { from, to }
}

/** Returns a function that finds the range of a quote, if it occurs exactly once. Reads the text at the first call. */
export function finderIn(state: EditorState): (quote: string) => Place | null {
  let read: ReturnType<typeof wordsIn> | null = null
  return (quote) => {
    read ??= wordsIn(state)
    const at = onlyPlaceOf(read.text, quote)
    const [from, last] = at === null ? [] : [read.positions[at], read.positions[at + quote.length - 1]]
    return from === undefined || last === undefined ? null : { from, to: last + 1 }
  }
}

/** Returns the text with a space between paragraphs, as in quotes, and the position of each character. */
function wordsIn({ doc }: EditorState): { text: string; positions: readonly number[] } {
  let text = ''
  const positions: number[] = []
  doc.descendants((node, position) => {
    const isNext = node.isTextblock && text !== ''
    const words = isNext ? ' ' : node.isText ? (node.text ?? '') : node.isLeaf ? ' ' : ''
    for (let at = 0; at < words.length; at += 1) positions.push(position + at)
    text += words
  })
  return { text, positions }
}

function positionIn(
  { doc, type, binding }: NonNullable<ReturnType<typeof syncOf>>,
  position: Y.RelativePosition | null,
) {
  if (position === null) return null
  const found = Y.createAbsolutePositionFromRelativePosition(position, doc)
  if (found === null || !isIn(found.type, type)) return null
  // The binding cannot resolve the very beginning of a text.
  return relativePositionToAbsolutePosition(doc, type, position, binding.mapping) ?? (found.index === 0 ? 1 : null)
}

// biome-ignore lint/suspicious/noExplicitAny: the type of the content does not matter
type Shared = Y.AbstractType<any>

/** Whether a type is within another. A deleted type still resolves, although nothing is there. */
function isIn(inner: Shared, outer: unknown): boolean {
  for (let type: Shared | null = inner; type !== null; ) {
    if (type === outer) return true
    const item: Y.Item | null = type._item
    if (item === null || item.deleted) return false
    type = item.parent instanceof Y.AbstractType ? item.parent : null
  }
  return false
}

const written = (position: Y.RelativePosition): string =>
  btoa(String.fromCharCode(...Y.encodeRelativePosition(position)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Decodes a position written by any client; null if it is malformed. */
function read(position: string): Y.RelativePosition | null {
  try {
    const bytes = atob(position.replaceAll('-', '+').replaceAll('_', '/'))
    return Y.decodeRelativePosition(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
  } catch {
    return null
  }
}
