import { textLength } from '@learntrail/contract/characters'

/** Replaces `removed` UTF-16 units at `at` by `added`. */
export interface TextDifference {
  at: number
  removed: number
  added: string
}

const isHigh = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at))
const isLow = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/**
 * Returns the smallest edit that turns `before` into `after`. Where several places are possible, takes the one before
 * the caret. Never splits a surrogate pair.
 */
export function differenceOf(before: string, after: string, caret = 0): TextDifference {
  const shorter = Math.min(before.length, after.length)
  const most = Math.min(shorter, Math.max(after.length - caret, 0))
  let end = 0
  while (end < most && before.charAt(before.length - 1 - end) === after.charAt(after.length - 1 - end)) end += 1
  let at = 0
  while (at < shorter - end && before.charAt(at) === after.charAt(at)) at += 1
  if (at > 0 && isHigh(before, at - 1)) at -= 1
  if (end > 0 && isLow(before, before.length - end)) end -= 1
  return { at, removed: before.length - end - at, added: after.slice(at, after.length - end) }
}

/** Shortens the added text so that the result has at most `most` characters; never cuts existing text. */
export function fitting(before: string, difference: TextDifference, most: number): TextDifference {
  const { at, removed, added } = difference
  const rest = textLength(before.slice(0, at) + before.slice(at + removed))
  const signs = [...added]
  while (signs.length > 0 && rest + textLength(signs.join('')) > most) signs.pop()
  return { at, removed, added: signs.join('') }
}

interface Step {
  insert?: unknown
  delete?: number
  retain?: number
}

/** Returns where a position is after others' edits, given as a Yjs delta. */
export function placeAfter(place: number, steps: readonly Step[]): number {
  let at = 0
  let moved = place
  for (const { insert, delete: removed, retain } of steps) {
    if (typeof insert === 'string') {
      if (at < moved) moved += insert.length
      at += insert.length
    } else if (removed !== undefined) moved -= Math.max(0, Math.min(removed, moved - at))
    else at += retain ?? 0
  }
  return moved
}
