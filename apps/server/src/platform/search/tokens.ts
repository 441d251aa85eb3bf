import { fold } from './fold.ts'
import { typedWords } from './typed-words.ts'

/**
 * Of all that makes tokens and folded texts of what people write. What is kept with another one is made anew by a job of
 * its feature after a start, so whoever changes what comes out counts it up.
 */
export const tokensVersion = 2

// Scripts without blanks between words.
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\p{Script=Thai}ー'
const emoji = '\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}'
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')
const isEmoji = new RegExp(`^(?:${emoji})`, 'u')
const words = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+|${emoji}`, 'gu')

/** Overlapping pairs of neighbouring characters; a single character is its own. */
function pairsOf(characters: string[]): string[] {
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** PostgreSQL keeps no longer ones; nobody searches for more of a word. */
const longestToken = 60

const cut = (token: string) => [...token].slice(0, longestToken).join('')

const runsOf = (folded: string) => [...folded.matchAll(words)].map(([run]) => run)

/** Its words, and for Han, which has no spaces, overlapping pairs. */
export function textTokens(text: string): string[] {
  const runs = runsOf(fold(text))
  return [...new Set(runs.flatMap((run) => (isUnspaced.test(run) ? pairsOf([...run]) : [cut(run)])))]
}

/** Tokens of a text as an index of full text keeps them. */
export function indexTokens(text: string): string[] {
  // A single character is searched for by the beginning of a pair: the last one of a run begins none.
  const lasts = runsOf(fold(text)).flatMap((run) => (isUnspaced.test(run) ? [[...run].at(-1) ?? ''] : []))
  return [...new Set([...textTokens(text), ...lasts])]
}

/** PostgreSQL keeps a megabyte of tokens of one thing, with where each one begins. */
const mostTokenBytes = 900_000
const bytesBeside = 8

/** As many of the tokens, from the first, as one index entry can keep. */
export function fittingTokens(tokens: readonly string[]): string[] {
  let bytes = 0
  const end = tokens.findIndex((token) => {
    bytes += Buffer.byteLength(token) + bytesBeside
    return bytes > mostTokenBytes
  })
  return end < 0 ? [...tokens] : tokens.slice(0, end)
}

/** What a text must hold to have this word: by its beginning where it may go on. */
function partsOf(word: string, isExact: boolean): string[] {
  return runsOf(word).flatMap((run) => {
    const characters = [...run]
    if (isEmoji.test(run)) return [`'${run}'`]
    if (!isUnspaced.test(run)) return [isExact ? `'${cut(run)}'` : `'${cut(run)}':*`]
    if (characters.length === 1) return [`'${run}':*`]
    return pairsOf(characters).map((pair) => `'${pair}'`)
  })
}

/** Whether the tokens alone tell that a text has the word: a pair, a character, a word by its beginning. */
function isToldByTokens(word: string): boolean {
  const runs = runsOf(word)
  return runs.length === 1 && runs[0] === word && (!isUnspaced.test(word) || [...word].length <= 2)
}

/**
 * What a text must hold to contain all that was typed, as a `tsquery`: Han from two characters on by its pairs, a single
 * character and words of other scripts by their beginning, emoji as they are. Undefined when nothing can be searched for.
 */
export function textQuery(typed: string): string | undefined {
  const wanted = new Set<string>()
  const unwanted = new Set<string>()
  for (const { text, isExact, isUnwanted } of typedWords(typed)) {
    const parts = partsOf(text, isExact)
    if (!isUnwanted) for (const part of parts) wanted.add(part)
    else if (isToldByTokens(text)) for (const part of parts) unwanted.add(`!${part}`)
  }
  return wanted.size === 0 ? undefined : [...wanted, ...unwanted].join(' & ')
}

const besideHan = /(?<=\p{Script=Han}) (?=\P{Script=Han})|(?<=\P{Script=Han}) (?=\p{Script=Han})/gu

/** A text as phrases are looked for in it: in one spelling, without the blanks that some put around Latin words. */
export function phraseText(text: string): string {
  return fold(text).replace(besideHan, '')
}

/**
 * What a text that fits `textQuery` must also contain as it stands, in its `phraseText`: its pairs alone may be anywhere.
 * Of a word that is in quotation marks all of it, of others what blanks and marks do not divide.
 */
export function textPhrases(typed: string): string[] {
  const phrases = typedWords(typed)
    .filter(({ isUnwanted }) => !isUnwanted)
    .flatMap(({ text, isExact }) => (isExact ? [phraseText(text)] : (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])))
  return [...new Set(phrases)].filter((phrase) => /[\p{L}\p{N}]/u.test(phrase) && !isToldByTokens(phrase))
}

/** What it must not contain as it stands, where tokens do not tell. */
export function textAbsences(typed: string): string[] {
  const unwanted = typedWords(typed).filter(({ isUnwanted }) => isUnwanted)
  const phrases = unwanted.map(({ text }) => phraseText(text))
  return [...new Set(phrases)].filter((phrase) => /[\p{L}\p{N}]/u.test(phrase) && !isToldByTokens(phrase))
}

/**
 * Index tokens of a name. Names are short, so that all their scripts are cut into pairs, and each character is one too:
 * any part is found.
 */
export function nameTokens(name: string): string[] {
  const characters = [...fold(name)]
  return [...new Set([...characters, ...pairsOf(characters)])].filter((token) => token.trim() !== '')
}

/** Tokens that a name must all have to contain the keyword; none for an empty keyword. */
export function nameQueryTokens(keyword: string): string[] {
  return [...new Set(pairsOf([...fold(keyword)]))]
}
