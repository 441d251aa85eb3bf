/* Rules for single characters, for code that must not load the schemas: no imports here. */

/** Characters that names and identifiers must not contain. */
export const unsafeCharacters = /[/<>."*+?^${}()|[\]\\]/

/** Invisible marks that change the direction of the following text: in a name they only deceive. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/

/** Line ends: U+000B in Word and PowerPoint, U+000C after a page of a PDF, U+2028 in Pages and Keynote. */
export const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g

/** Control characters except tab and line break (PostgreSQL cannot store NUL), lone surrogates, and noncharacters. */
const neverKept = /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Returns a text as it is stored, whatever its source: with uniform line breaks, and without `neverKept`. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(neverKept, '')
}

/** Same, for a text of one line: line breaks become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/ *\n[ \n]*/g, ' ')
}

/**
 * Returns the length as people count it: code points of the trimmed text, so that an emoji or a rare Han character
 * counts as one.
 */
export function textLength(text: string): number {
  return [...cleanText(text).trim()].length
}

/** Returns the bytes of a text in UTF-8; a lone surrogate counts like its replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** Returns a text without invisible characters, for comparing texts by their appearance. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Invisible characters; direction marks are excluded because they are refused rather than removed. */
const takesNoPlace = /(?![\u202a-\u202e\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Joins the parts of one visible emoji (👩‍🚀, ❤️). */
const ofPicture =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic}|[0-9#*])\ufe0f/gu

const onOneLine = (text: string) => text.replace(/[\n\t ]+/g, ' ').trim()

/**
 * Empty braille cells, except between other cells, where they are spaces; a name of nothing else is refused as
 * invisible.
 */
const emptyCells = /(?<![\u2801-\u28ff])\u2800|\u2800(?![\u2801-\u28ff])/g

/**
 * Returns a name as it is stored: without invisible characters, on one line, with single spaces. Names that only differ
 * in such characters become equal.
 */
export function cleanName(text: string): string {
  const pictures = new Set([...text.matchAll(ofPicture)].map(({ index }) => index))
  const seen = text.replace(takesNoPlace, (character, place: number) => (pictures.has(place) ? character : ''))
  const name = onOneLine(cleanText(seen.replaceAll('\u0085', '\n')))
  return onOneLine(name.replace(emptyCells, '')) || name
}

/**
 * Returns an identifier as it is stored: cleaned like a name, and in half width. Chinese input methods left on produce
 * full-width letters, digits and punctuation.
 */
export function foldIdentifier(text: string): string {
  return cleanName(text.normalize('NFKC'))
}

/**
 * Separators between the digits of a number or the letters of a code, with every hyphen-like character that keyboards
 * produce.
 */
const between = /[\s\u2010-\u2015\u2212\u30fc-]/g

/** Returns a code as it is stored: without separators, in upper case. */
export function foldCode(text: string): string {
  return foldIdentifier(text).replace(between, '').toUpperCase()
}

/** A mobile phone number in Taiwan. */
export const mobileNumber = /^09\d{8}$/

/** Returns a phone number as it is stored: digits only for a mobile phone, otherwise as typed, including extensions. */
export function foldPhone(text: string): string {
  const digits = foldIdentifier(text).replace(between, '')
  return mobileNumber.test(digits) ? digits : foldIdentifier(text)
}

/**
 * Returns a file name as it is stored: cleaned like a name; direction marks, which systems put into many file names,
 * are removed.
 */
export function cleanFileName(text: string): string {
  return cleanName(text.replaceAll(new RegExp(directionMarks, 'g'), ''))
}

/**
 * Whether anything is visible: a letter, a digit, punctuation or a symbol. Marks alone and the empty braille cell are
 * not.
 */
const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll('\u2800', ''))

/** Most combining marks on a letter, of those shared by scripts; no language needs more than three. */
const mostMarks = 4
/** Most marks of any kind: vowels, tones and medials of one script add up. */
const mostOfScript = 8
const piledUp = new RegExp(`(?:(?=\\p{M})[\\p{Script=Inherited}]){${mostMarks + 1}}|\\p{M}{${mostOfScript + 1}}`, 'u')

/** Whether so many marks are stacked on a letter that they cover its surroundings. */
const isPiledUp = (text: string): boolean => piledUp.test(text)

/**
 * Returns the rule that a name or identifier cleaned by `cleanName` breaks, or undefined; an empty one breaks none of
 * these.
 */
export function brokenNameRule(name: string): 'unsafe' | 'unseen' | 'piled_up' | undefined {
  if (unsafeCharacters.test(name) || directionMarks.test(name)) return 'unsafe'
  if (name !== '' && !isSeen(name)) return 'unseen'
  return isPiledUp(name) ? 'piled_up' : undefined
}
