/*
 * Isolates people's words within the product's sentences (bidirectional text). No imports: first screens have sentences
 * too.
 */

/** Letters of right-to-left scripts, and marks that change direction. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const [begin, end] = ['\u2068', '\u2069']

/**
 * Returns a person's words (a name, a title, an excerpt) for use within a sentence: isolated if they change the reading
 * direction, so that they affect only themselves; otherwise unchanged.
 */
export function isolated(words: string): string {
  return turning.test(words) ? `${begin}${closed(words)}${end}` : words
}

/**
 * Balances the isolates inside: neither may an extra end let the rest out, nor an extra beginning swallow the outer
 * end.
 */
function closed(words: string): string {
  let open = 0
  const kept = words.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== end) open += 1
    else if (open === 0) return ''
    else open -= 1
    return mark
  })
  return kept + end.repeat(open)
}
