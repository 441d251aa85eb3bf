/** A text as it is read: without what nobody sees, in one width and letter case; each character knows where it stood. */
export interface SeenText {
  text: string
  /** The part of the original that a stretch of `text` was. */
  originalOf(from: number, to: number): string
}

/** What takes no place on a screen, or encloses what stands before it, as in 1️⃣. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]/u

export function seenText(original: string): SeenText {
  let text = ''
  const places: [from: number, to: number][] = []
  let at = 0
  for (const character of original) {
    const next = at + character.length
    // Case by character, so that no stretch changes its length.
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
