import { withoutUnseen } from '@learntrail/contract/characters'

/** A search hit: its line, and its range within the line. */
export interface Hit {
  line: number
  from: number
  to: number
}

/** Normalizes a character for comparison: half width, lower case, no white space. */
const folded = (character: string) => withoutUnseen(character).normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Returns a normalized text, and the source range of each of its characters. */
function foldedPlaces(text: string) {
  const places: [from: number, to: number][] = []
  let whole = ''
  let at = 0
  for (const character of text) {
    const part = folded(character)
    for (let count = 0; count < part.length; count += 1) places.push([at, at + character.length])
    whole += part
    at += character.length
  }
  return { whole, places }
}

/** Returns all hits of the words, in order and without overlaps. */
export function hitsIn(lines: readonly string[], words: string): Hit[] {
  const wanted = [...words].map(folded).join('')
  if (wanted === '') return []
  return lines.flatMap((text, line) => {
    const { whole, places } = foldedPlaces(text)
    const hits: Hit[] = []
    for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
      const [from] = places[at] ?? [0]
      const [, to] = places[at + wanted.length - 1] ?? [0, 0]
      hits.push({ line, from, to })
    }
    return hits
  })
}

/** Splits a line into pieces, each with the number of its hit, or null between hits. */
export function piecesOf(
  text: string,
  hits: readonly (Hit & { number: number })[],
): { text: string; hit: number | null }[] {
  const pieces: { text: string; hit: number | null }[] = []
  let at = 0
  for (const { from, to, number } of hits) {
    if (from > at) pieces.push({ text: text.slice(at, from), hit: null })
    pieces.push({ text: text.slice(from, to), hit: number })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at), hit: null }] : pieces
}

/** Returns the next or previous hit, wrapping around; -1 without hits. */
export const hitBeside = (at: number, count: number, step: 1 | -1): number =>
  count === 0 ? -1 : (at + step + count) % count

/** Returns the hit to start from: the first at or after the current line, else the first of all; -1 without hits. */
export function firstHit(hits: readonly Hit[], lineNow: number): number {
  const next = hits.findIndex(({ line }) => line >= lineNow)
  return hits.length === 0 ? -1 : Math.max(0, next)
}
