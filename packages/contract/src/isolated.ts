/* What somebody wrote within a sentence of ours. No import: the first screens have sentences, too. */

/** Letters that are read from the right, and marks that turn a direction around. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const [begin, end] = ['\u2068', '\u2069']

/**
 * Words of somebody (a name, a title, an excerpt) as they stand within a sentence: on their own where they turn the direction
 * of reading around, so that they turn nothing but themselves. Words that turn nothing are as they were.
 */
export function isolated(words: string): string {
  return turning.test(words) ? `${begin}${closed(words)}${end}` : words
}

/** Each isolate in it ends in it: neither may an end of its own let the rest out, nor a beginning swallow our end. */
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
