/**
 * A text as a reader sees it: without invisible characters, in one width (NFKC), with the original position of each
 * character.
 */
export interface SeenText {
  text: string
  /** Returns the part of the original that the range of `text` came from. */
  originalOf(from: number, to: number): string
}

/** Characters that take no space on screen, or enclose the one before them, as in 1️⃣. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]/u

export function seenText(original: string): SeenText {
  let text = ''
  const places: [from: number, to: number][] = []
  let at = 0
  for (const character of original) {
    const next = at + character.length
    // Normalised character by character, so that every position maps back to the original.
    const seen = unseen.test(character) ? '' : character.normalize('NFKC')
    text += seen
    for (let place = 0; place < seen.length; place += 1) places.push([at, next])
    at = next
  }
  return {
    text,
    originalOf: (from, to) => original.slice(places[from]?.[0] ?? 0, places[to - 1]?.[1] ?? original.length),
  }
}
