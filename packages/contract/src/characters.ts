/* What holds for single characters and is needed where the schemas are too heavy: no import here. */

/** Characters that names and identifiers may not contain. */
export const unsafeCharacters = /[/<>."*+?^${}()|[\]\\]/

/** Invisible marks that turn the direction of what follows around: in a name they only deceive. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/

/** Length as people count: code points of the trimmed text, so that an emoji or a rare Han character is one. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

/** Whether a text may be a name or an identifier. */
export function isSafeName(text: string): boolean {
  return !unsafeCharacters.test(text) && !directionMarks.test(text)
}

/**
 * Whether a text can be kept: no control characters but tab and line breaks (PostgreSQL cannot store NUL), no half of a
 * surrogate pair, no code point that is none.
 */
export function isKeepable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u.test(text)
}
