const han = /\p{Script=Han}/u
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu

/** One spelling of what looks the same: full width as half width, no capitals. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Overlapping pairs of neighbouring characters; a single character is its own. */
function pairsOf(characters: string[]): string[] {
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Index tokens of a text: its words, and for Han, which has no spaces, overlapping pairs. */
export function textTokens(text: string): string[] {
  const tokens = new Set<string>()
  for (const [run] of fold(text).matchAll(words)) {
    if (han.test(run)) for (const pair of pairsOf([...run])) tokens.add(pair)
    else tokens.add(run)
  }
  return [...tokens]
}

/** PostgreSQL keeps no longer ones; nobody searches for more of a word. */
const longestToken = 60

/** Tokens of a text as an index of full text keeps them. */
export function indexTokens(text: string): string[] {
  // A single character is searched for by the beginning of a pair: the last one of a run begins none.
  const lasts = [...fold(text).matchAll(/\p{Script=Han}(?!\p{Script=Han})/gu)].map(([last]) => last)
  return [...new Set([...textTokens(text), ...lasts].map((token) => [...token].slice(0, longestToken).join('')))]
}

/**
 * What a text must hold to contain all that was typed, as a `tsquery`: Han from two characters on by its pairs, a single
 * character and words of other scripts by their beginning. Undefined when nothing can be searched for.
 */
export function textQuery(typed: string): string | undefined {
  const parts = new Set<string>()
  for (const [run] of fold(typed).matchAll(words)) {
    const characters = [...run].slice(0, longestToken)
    if (!han.test(run)) parts.add(`'${characters.join('')}':*`)
    else if (characters.length === 1) parts.add(`'${run}':*`)
    else for (const pair of pairsOf(characters)) parts.add(`'${pair}'`)
  }
  return parts.size === 0 ? undefined : [...parts].join(' & ')
}

const besideHan = /(?<=\p{Script=Han}) (?=\P{Script=Han})|(?<=\P{Script=Han}) (?=\p{Script=Han})/gu

/** A text as phrases are looked for in it: in one spelling, without the blanks that some put around Latin words. */
export function phraseText(text: string): string {
  return fold(text).replace(besideHan, '')
}

/**
 * What a text that fits `textQuery` must also contain as it stands, in its `phraseText`: its pairs alone may be anywhere.
 * A pair, a single character and a word of another script are exact already.
 */
export function textPhrases(typed: string): string[] {
  const runs = [...fold(typed).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([run]) => run)
  return [...new Set(runs.filter((run) => han.test(run) && [...run].length > 2))]
}

/**
 * Index tokens of a name. Names are short, so that all their scripts are cut into pairs: any part is found from two
 * characters on. `^` marks the beginning, by which one character finds it.
 */
export function nameTokens(name: string): string[] {
  const folded = fold(name)
  const characters = [...folded]
  const [first] = characters
  if (first === undefined) return []
  return [...new Set([`^${first}`, ...(characters.length > 1 ? pairsOf(characters) : [])])]
}

/** Tokens that a name must all have to contain the keyword; none for an empty keyword. */
export function nameQueryTokens(keyword: string): string[] {
  const characters = [...fold(keyword)]
  if (characters.length === 1) return [`^${characters[0]}`]
  return [...new Set(pairsOf(characters))]
}
