import { withoutUnseen } from '@learntrail/contract/characters'
import { foldHan } from './han-variants.ts'

/** Folds a text like `fold`, but keeps whitespace. */
function foldCharacters(text: string): string {
  const plain = withoutUnseen(text).normalize('NFKC').toLowerCase().normalize('NFD')
  // Removes Latin accents; marks of other scripts are composed again.
  return foldHan(plain.replace(/[\u0300-\u036f]|\p{Emoji_Modifier}/gu, '').normalize('NFC'))
}

/**
 * Returns a text in the one spelling used for searching: without invisible characters, full width as half width, lower
 * case, no accents, and one character for all variants of a Han character.
 */
export function fold(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

/** A folded text with the original position of each of its characters. */
export interface FoldedPlaces {
  folded: string
  /** For each character of `folded`, the range of the original it came from: start inclusive, end exclusive. */
  places: (readonly [from: number, to: number])[]
}

const foldedCharacters = new Map<string, string>()

/** Folds one character, cached; texts use a few thousand different ones. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = foldCharacters(character).replace(/\s+/g, '')
  if (foldedCharacters.size < 20_000) foldedCharacters.set(character, folded)
  return folded
}

/** Folds a text and removes all whitespace, for locating what was found. */
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
