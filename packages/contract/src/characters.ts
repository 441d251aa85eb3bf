/* What holds for single characters and is needed where the schemas are too heavy: no import here. */

/** Characters that names and identifiers may not contain. */
export const unsafeCharacters = /[/<>."*+?^${}()|[\]\\]/

/** Invisible marks that turn the direction of what follows around: in a name they only deceive. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/

/** Ends a line: U+000B in Word and PowerPoint, U+000C after a page of a PDF, U+2028 in Pages and Keynote. */
export const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g

/** Controls but tab and line break (PostgreSQL cannot store NUL), halves of surrogate pairs, code points that are none. */
const neverKept = /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** A text as it is kept, whichever door it comes in by: with line breaks of one kind, and without what is no character. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(neverKept, '')
}

/** The same of a text that has one line: a blank stands where it was broken. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/ *\n[ \n]*/g, ' ')
}

/** Length as people count: code points of the trimmed text, so that an emoji or a rare Han character is one. */
export function textLength(text: string): number {
  return [...cleanText(text).trim()].length
}

/** How many bytes a text has in UTF-8; what stands for half a character counts as the sign that replaces it. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** A text without what takes no place on a screen, as two texts are compared that look the same. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Takes no place on a screen; what turns directions around is refused and not taken out. */
const takesNoPlace = /(?![\u202a-\u202e\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** What holds the parts of one picture together (👩‍🚀, ❤️), which is seen. */
const ofPicture =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic}|[0-9#*])\ufe0f/gu

const onOneLine = (text: string) => text.replace(/[\n\t ]+/g, ' ').trim()

/** The empty cell of braille, but between others, where it is a blank; a name of nothing else is told that it cannot be seen. */
const emptyCells = /(?<![\u2801-\u28ff])\u2800|\u2800(?![\u2801-\u28ff])/g

/**
 * A name as it is kept: without what nobody sees, on one line, with one blank where there are several. Two names that look
 * the same because of such characters are the same.
 */
export function cleanName(text: string): string {
  const pictures = new Set([...text.matchAll(ofPicture)].map(({ index }) => index))
  const seen = text.replace(takesNoPlace, (character, place: number) => (pictures.has(place) ? character : ''))
  const name = onOneLine(cleanText(seen.replaceAll('\u0085', '\n')))
  return onOneLine(name.replace(emptyCells, '')) || name
}

/**
 * What identifies somebody or something, as it is kept: as a name, in half width. A Chinese input method types letters,
 * digits and their signs in full width whenever it is left on.
 */
export function foldIdentifier(text: string): string {
  return cleanName(text.normalize('NFKC'))
}

/** What stands between the digits of a number or the letters of a code, in whatever a keyboard has for a hyphen. */
const between = /[\s\u2010-\u2015\u2212\u30fc-]/g

/** A code as it is kept: letter case, blanks and hyphens say nothing. */
export function foldCode(text: string): string {
  return foldIdentifier(text).replace(between, '').toUpperCase()
}

/** A mobile phone's number in Taiwan. */
export const mobileNumber = /^09\d{8}$/

/** A phone number as it is kept: of a mobile phone the digits alone, of others as it was typed, extension and all. */
export function foldPhone(text: string): string {
  const digits = foldIdentifier(text).replace(between, '')
  return mobileNumber.test(digits) ? digits : foldIdentifier(text)
}

/** The name of a file as it is kept: a mark that turns directions around is in many that systems made, and goes as well. */
export function cleanFileName(text: string): string {
  return cleanName(text.replaceAll(new RegExp(directionMarks, 'g'), ''))
}

/** Whether there is anything to see: a letter, a digit, a sign. Marks alone and the empty braille cell are nothing. */
const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll('\u2800', ''))

/** Of those that go on top of any letter; no language needs more than three. */
const mostMarks = 4
/** Of all marks: vowels, tones and medials of a script of its own add up. */
const mostOfScript = 8
const piledUp = new RegExp(`(?:(?=\\p{M})[\\p{Script=Inherited}]){${mostMarks + 1}}|\\p{M}{${mostOfScript + 1}}`, 'u')

/** Whether marks are piled up on a letter until they cover what stands around it. */
const isPiledUp = (text: string): boolean => piledUp.test(text)

/** Which rule a name or an identifier breaks, as `cleanName` leaves it; one that is empty breaks none of these. */
export function brokenNameRule(name: string): 'unsafe' | 'unseen' | 'piled_up' | undefined {
  if (unsafeCharacters.test(name) || directionMarks.test(name)) return 'unsafe'
  if (name !== '' && !isSeen(name)) return 'unseen'
  return isPiledUp(name) ? 'piled_up' : undefined
}
