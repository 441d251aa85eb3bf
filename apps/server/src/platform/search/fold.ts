import { withoutUnseen } from '@learntrail/contract/characters'
import { foldHan } from './han-variants.ts'

/** One spelling of what is the same to who looks for it, but for blanks. */
function foldCharacters(text: string): string {
  const plain = withoutUnseen(text).normalize('NFKC').toLowerCase().normalize('NFD')
  // Accents of Latin go; what other scripts write above and below is put together again.
  return foldHan(plain.replace(/[\u0300-\u036f]|\p{Emoji_Modifier}/gu, '').normalize('NFC'))
}

/**
 * One spelling of what is the same to who looks for it: nothing that is not seen, full width as half width, no capitals, no
 * accents, one character for all variants of a Han one.
 */
export function fold(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

/** A folded text that knows where each of its characters stands in the text it was made of. */
export interface FoldedPlaces {
  folded: string
  /** Of each character of `folded` where what it came from begins and ends. */
  places: (readonly [from: number, to: number])[]
}

const foldedCharacters = new Map<string, string>()

/** Of one character; the few thousand that texts are made of are folded once. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = foldCharacters(character).replace(/\s+/g, '')
  if (foldedCharacters.size < 20_000) foldedCharacters.set(character, folded)
  return folded
}

/** The text as `fold` has it, without any blanks, for finding the places of what was found. */
export function foldWithPlaces(text: string): FoldedPlaces {
  const places: FoldedPlaces['places'] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const part = foldCharacter(character)
    for (let n = 0; n < part.length; n += 1) places.push([at, at + character.length])
    folded += part
    at += character.length
  }
  return { folded, places }
}
