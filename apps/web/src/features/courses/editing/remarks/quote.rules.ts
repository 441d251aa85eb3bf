/** Where the only place of some words in a text begins; null where they are not there, or twice. */
export function onlyPlaceOf(text: string, quote: string): number | null {
  if (quote === '') return null
  const at = text.indexOf(quote)
  return at === -1 || text.indexOf(quote, at + 1) !== -1 ? null : at
}

/** The beginning of some words, as many characters as are kept; no character of two parts is divided. */
export const beginningOf = (words: string, limit: number): string => [...words].slice(0, limit).join('').trim()
