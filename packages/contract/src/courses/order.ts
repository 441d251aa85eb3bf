import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/*
 * Places among others as keys: between any two lies another, so that moving one thing changes nothing else. Two who insert
 * at the same moment may give the same key; such things stand in the order of their ids.
 */

interface Placed {
  id: string
  order?: unknown
}

const keyOf = ({ order }: Placed) => (typeof order === 'string' && order !== '' ? order : undefined)

/** The key of what is to stand at `index` among the others, which are in their order. Of equal keys it comes after the last. */
export function orderAt(others: readonly Placed[], index: number): string {
  const keys = others.map(keyOf)
  const before = keys.slice(0, index).findLast((key) => key !== undefined)
  const after = keys.slice(index).find((key) => key !== undefined && (before === undefined || key > before))
  return between(before, after)
}

/** Keys for so many things in a row. */
export const ordersOf = (count: number): string[] => generateNKeysBetween(null, null, count)

/** What others wrote may be no key at all: it is passed over. */
function between(before: string | undefined, after: string | undefined): string {
  try {
    return generateKeyBetween(before ?? null, after ?? null)
  } catch {
    return `${before ?? 'a0'}V`
  }
}
