import { fold } from './fold.ts'
import { typedWords } from './typed-words.ts'

/**
 * Version of the tokens and folded texts. Things indexed with another version are indexed again by a job after a start,
 * so increase it with every change of the output.
 */
export const tokensVersion = 2

// Scripts without spaces between words.
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\p{Script=Thai}ー'
const emoji = '\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}'
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')
const isEmoji = new RegExp(`^(?:${emoji})`, 'u')
const words = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+|${emoji}`, 'gu')

/** Returns overlapping pairs of neighbouring characters; a single character is returned as it is. */
function pairsOf(characters: string[]): string[] {
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Characters; limits the index, and nobody searches for a longer word. */
const longestToken = 60

const cut = (token: string) => [...token].slice(0, longestToken).join('')

const runsOf = (folded: string) => [...folded.matchAll(words)].map(([run]) => run)

/** Returns a text's tokens: words, and overlapping pairs for scripts without spaces. */
export function textTokens(text: string): string[] {
  const runs = runsOf(fold(text))
  return [...new Set(runs.flatMap((run) => (isUnspaced.test(run) ? pairsOf([...run]) : [cut(run)])))]
}

/** Returns the tokens of a text as stored in a full-text index. */
export function indexTokens(text: string): string[] {
  // A single character is searched as the prefix of a pair, but the last one of a run starts no pair.
  const lasts = runsOf(fold(text)).flatMap((run) => (isUnspaced.test(run) ? [[...run].at(-1) ?? ''] : []))
  return [...new Set([...textTokens(text), ...lasts])]
}

/** A tsvector holds at most one megabyte of tokens with their positions. */
const mostTokenBytes = 900_000
const bytesBeside = 8

/** Returns as many of the first tokens as fit into one tsvector. */
export function fittingTokens(tokens: readonly string[]): string[] {
  let bytes = 0
  const end = tokens.findIndex((token) => {
    bytes += Buffer.byteLength(token) + bytesBeside
    return bytes > mostTokenBytes
  })
  return end < 0 ? [...tokens] : tokens.slice(0, end)
}

/** Returns the `tsquery` parts that a text must match to contain this word; words match as prefixes unless exact. */
function partsOf(word: string, isExact: boolean): string[] {
  return runsOf(word).flatMap((run) => {
    const characters = [...run]
    if (isEmoji.test(run)) return [`'${run}'`]
    if (!isUnspaced.test(run)) return [isExact ? `'${cut(run)}'` : `'${cut(run)}':*`]
    if (characters.length === 1) return [`'${run}':*`]
    return pairsOf(characters).map((pair) => `'${pair}'`)
  })
}

/**
 * Returns whether the tokens alone prove that a text contains the word: a pair, a character, or a word by its prefix.
 */
function isToldByTokens(word: string): boolean {
  const runs = runsOf(word)
  return runs.length === 1 && runs[0] === word && (!isUnspaced.test(word) || [...word].length <= 2)
}

/**
 * Returns the `tsquery` for everything typed: pairs for Han of two or more characters, prefixes for a single character
 * and for words of other scripts, emoji as they are. Undefined if nothing is searchable.
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

/**
 * Returns a text in the form in which phrases are searched: folded, without the spaces that some people put around
 * Latin words.
 */
export function phraseText(text: string): string {
  return fold(text).replace(besideHan, '')
}

/**
 * Returns the phrases that a match of `textQuery` must also contain literally in its `phraseText`, because pairs alone
 * may be anywhere: quoted words as a whole, other words split at spaces and punctuation.
 */
export function textPhrases(typed: string): string[] {
  const phrases = typedWords(typed)
    .filter(({ isUnwanted }) => !isUnwanted)
    .flatMap(({ text, isExact }) => (isExact ? [phraseText(text)] : (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])))
  return [...new Set(phrases)].filter((phrase) => /[\p{L}\p{N}]/u.test(phrase) && !isToldByTokens(phrase))
}

/** Returns the phrases that it must not contain literally, where tokens do not decide. */
export function textAbsences(typed: string): string[] {
  const unwanted = typedWords(typed).filter(({ isUnwanted }) => isUnwanted)
  const phrases = unwanted.map(({ text }) => phraseText(text))
  return [...new Set(phrases)].filter((phrase) => /[\p{L}\p{N}]/u.test(phrase) && !isToldByTokens(phrase))
}

/**
 * Returns the index tokens of a name. Names are short, so all scripts are split into pairs and single characters: any
 * part can be found.
 */
export function nameTokens(name: string): string[] {
  const characters = [...fold(name)]
  return [...new Set([...characters, ...pairsOf(characters)])].filter((token) => token.trim() !== '')
}

/** Returns the tokens that a name must all have to contain the keyword; none for an empty keyword. */
export function nameQueryTokens(keyword: string): string[] {
  return [...new Set(pairsOf([...fold(keyword)]))]
}
