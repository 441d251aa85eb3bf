import type { MarkedText } from '@learntrail/contract/search/search'
import { foldWithPlaces } from './fold.ts'
import { soundsOf } from './sounds.ts'
import { typedWords } from './typed-words.ts'

/** A range of a text: start inclusive, end exclusive. */
export type Mark = readonly [from: number, to: number]

/** Returns where the typed words occur in a text, in order and without overlaps. */
export function marksIn(text: string, typed: string): Mark[] {
  const { folded, places } = foldWithPlaces(text)
  const found: [number, number][] = []
  const sounds = soundsOf(typed)
  if (sounds !== undefined)
    for (const { index: at, 0: run } of folded.matchAll(new RegExp(sounds.folded, 'gu')))
      found.push([places[at]?.[0] ?? 0, places[at + run.length - 1]?.[1] ?? text.length])
  for (const { text: word, isUnwanted } of typedWords(typed)) {
    if (isUnwanted) continue
    for (const run of word.replace(/\s+/g, '').match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu) ?? [])
      for (let at = folded.indexOf(run); at >= 0; at = folded.indexOf(run, at + run.length))
        found.push([places[at]?.[0] ?? 0, places[at + run.length - 1]?.[1] ?? text.length])
  }
  found.sort(([a], [b]) => a - b)
  return joined(found)
}

function joined(marks: readonly [number, number][]): Mark[] {
  const whole: [number, number][] = []
  for (const [from, to] of marks) {
    const before = whole.at(-1)
    if (before !== undefined && from <= before[1]) before[1] = Math.max(before[1], to)
    else whole.push([from, to])
  }
  return whole
}

/** Returns a text with the typed words marked, in the form of the wire. */
export const marked = (text: string, typed: string): MarkedText => withMarks({ text, marks: marksIn(text, typed) })

/** Converts a snippet to the form of the wire. */
export const withMarks = ({ text, marks }: Snippet): MarkedText => ({
  text,
  marks: marks.map(([from, to]) => [from, to]),
})

export interface Snippet {
  text: string
  marks: Mark[]
}

/** UTF-16 units shown: before the first match, and in total. */
const shown = { before: 24, all: 90 } as const

/** Returns a snippet around the first match, or the beginning of the text. */
export function snippetOf(text: string, typed: string): Snippet {
  // Regular expressions treat the byte order mark as whitespace; people do not see it.
  const flat = text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim()
  const [first] = marksIn(flat, typed)
  const start = Math.max(0, (first?.[0] ?? 0) - shown.before)
  const piece = wholeCharacters(flat.slice(start, start + shown.all))
  const cut = `${start > 0 ? '…' : ''}${piece}${start + shown.all < flat.length ? '…' : ''}`
  return { text: cut, marks: marksIn(cut, typed) }
}

/** Removes halves of surrogate pairs at both ends. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
}
