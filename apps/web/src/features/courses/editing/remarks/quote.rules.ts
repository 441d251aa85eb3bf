/** Returns where the only occurrence of a quote begins; null if there is none or more than one. */
export function onlyPlaceOf(text: string, quote: string): number | null {
  if (quote === '') return null
  const at = text.indexOf(quote)
  return at === -1 || text.indexOf(quote, at + 1) !== -1 ? null : at
}

/** Returns the first `limit` characters; never splits a surrogate pair. */
export const beginningOf = (words: string, limit: number): string => [...words].slice(0, limit).join('').trim()
