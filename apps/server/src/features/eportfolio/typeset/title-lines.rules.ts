const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const strongMark = /[：，、；！？。—–:,;!?]$/

/**
 * Splits a title that is too long for one line into two of similar length, after a punctuation mark or between words. A
 * title of one word stays whole.
 */
export function titleLines(title: string): string[] {
  const pieces = joinedMarks([...words.segment(title)].map(({ segment }) => segment))
  const length = [...title].length
  let best = { cost: Number.POSITIVE_INFINITY, at: 0 }
  let before = 0
  for (const [index, piece] of pieces.entries()) {
    before += [...piece].length
    if (index === pieces.length - 1) break
    const isAfterMark = strongMark.test(piece.trim())
    // A mark outweighs unevenness up to a quarter of the title's length.
    const cost = Math.abs(before - length / 2) - (isAfterMark ? length / 4 : 0)
    if (cost < best.cost) best = { cost, at: index + 1 }
  }
  const lines = [pieces.slice(0, best.at).join('').trim(), pieces.slice(best.at).join('').trim()]
  return lines.filter((line) => line !== '')
}

/** Joins marks to the piece before, so that no line begins with one. */
function joinedMarks(pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last !== undefined && /^[\p{P}\s]+$/u.test(piece)) joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }
  return joined
}
