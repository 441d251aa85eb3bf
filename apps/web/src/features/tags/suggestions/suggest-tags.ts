import type { TagCode } from '@learntrail/contract/tags/tags'

/*
 * Suggests tags for a text by the keywords it contains. It runs in the browser, so that unfinished text never leaves the
 * device. The person confirms each suggestion.
 */

export interface SuggestedTag {
  kind: 'family' | 'own'
  /** Code of a family's tag, or an own tag as it is written. */
  tag: string
  /** The matching words, in the order of the text. */
  words: string[]
}

interface Known {
  keywords: Readonly<Record<TagCode, readonly string[]>>
  /** The person's own tags. */
  own: readonly string[]
  /** Tags of either kind that are already chosen. */
  chosen: readonly string[]
}

const mostSuggested = 6
const mostWords = 3

export function suggestTags(text: string, { keywords, own, chosen }: Known): SuggestedTag[] {
  const flat = folded(text)
  if (flat === '') return []
  const taken = new Set(chosen.map(folded))
  const found: (SuggestedTag & { weight: number; first: number })[] = []
  const consider = (kind: SuggestedTag['kind'], tag: string, given: readonly string[]) => {
    if (taken.has(folded(tag))) return
    const hits = hitsOf(flat, given)
    const first = hits[0]
    if (first === undefined) return
    const words = hits.slice(0, mostWords).map(({ word }) => word)
    found.push({ kind, tag, words, weight: hits.length, first: first.at })
  }
  for (const tag of own) consider('own', tag, [tag])
  for (const [tag, given] of Object.entries(keywords)) consider('family', tag, given)
  // Tags with more matching words come first; an own tag, which the text contains literally, counts for two.
  const weightOf = ({ kind, weight }: (typeof found)[number]) => weight + (kind === 'own' ? 1 : 0)
  return found
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.first - b.first)
    .slice(0, mostSuggested)
    .map(({ kind, tag, words }) => ({ kind, tag, words }))
}

/** Returns the words found in the text, each once, in order; without those contained in a longer word found. */
function hitsOf(flat: string, given: readonly string[]): { word: string; at: number }[] {
  const hits = given
    .map((word) => ({ word, at: placeOf(flat, folded(word)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)
  return hits.filter(
    ({ word }) => !hits.some((other) => other.word !== word && folded(other.word).includes(folded(word))),
  )
}

const latin = /^[\p{Script=Latin}\p{N}]/u
const partOfWord = /[\p{Script=Latin}\p{N}]/u

/**
 * Returns the index of a word, or -1; a Latin word has to begin a word of the text, so that "art" is not found in
 * "party".
 */
function placeOf(flat: string, word: string): number {
  if (word === '') return -1
  if (!latin.test(word)) return flat.indexOf(word)
  for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
    const before = at === 0 ? '' : flat.charAt(at - 1)
    const after = flat.charAt(at + word.length)
    // Short words must stand alone; longer ones may have an ending: experiment, experiments.
    if (!partOfWord.test(before) && (word.length > 4 || !partOfWord.test(after))) return at
  }
  return -1
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
