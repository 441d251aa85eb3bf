import { withoutUnseen } from '@learntrail/contract/characters'

/** Where words stand in one of the lines. */
export interface Hit {
  line: number
  from: number
  to: number
}

/** One spelling of what is the same to who looks for it: half width, no capitals, no blanks. */
const folded = (character: string) => withoutUnseen(character).normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** A text as it is compared, and where each of its characters came from. */
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

/** All places of words in lines, in their order, none over another. */
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

/** A line in pieces, those that were found with their number. */
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

/** The hit after or before one, round and round. */
export const hitBeside = (at: number, count: number, step: 1 | -1): number =>
  count === 0 ? -1 : (at + step + count) % count

/** With which hit one begins: the first that is said from now on, else the first of all. */
export function firstHit(hits: readonly Hit[], lineNow: number): number {
  const next = hits.findIndex(({ line }) => line >= lineNow)
  return hits.length === 0 ? -1 : Math.max(0, next)
}
