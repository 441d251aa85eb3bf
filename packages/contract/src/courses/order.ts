import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/*
 * Fractional ordering keys: between any two keys there is another, so that moving an item changes no other item. Two
 * people inserting at the same moment may get the same key; such items are ordered by id.
 */

interface Placed {
  id: string
  order?: unknown
}

const keyOf = ({ order }: Placed) => (typeof order === 'string' && order !== '' ? order : undefined)

/** Returns the key for an item at `index` among the others, given in order. Among equal keys it goes after the last. */
export function orderAt(others: readonly Placed[], index: number): string {
  const keys = others.map(keyOf)
  const before = keys.slice(0, index).findLast((key) => key !== undefined)
  const after = keys.slice(index).find((key) => key !== undefined && (before === undefined || key > before))
  return between(before, after)
}

/** Returns `count` ascending keys for a new list. */
export const ordersOf = (count: number): string[] => generateNKeysBetween(null, null, count)

/**
 * Returns a key between two; if one of them is malformed, which other writers can cause, a key derived from the one
 * before.
 */
function between(before: string | undefined, after: string | undefined): string {
  try {
    return generateKeyBetween(before ?? null, after ?? null)
  } catch {
    return `${before ?? 'a0'}V`
  }
}
