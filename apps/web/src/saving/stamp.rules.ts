/**
 * Returns a string that is equal for equal values whatever the order of their keys, which the database does not
 * preserve.
 */
export function stampOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => inOrder(part)) ?? ''
}

/** Returns an object with its keys sorted; anything else unchanged. */
export function inOrder(part: unknown): unknown {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).sort(([one], [another]) => (one < another ? -1 : 1)))
}

export const isSame = (one: unknown, another: unknown) => one === another || stampOf(one) === stampOf(another)

/** Returns a text's length and hash, enough to detect a change. */
export function shortened(text: string): string {
  let hash = 5_381
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0
  return `${text.length}.${hash}`
}
