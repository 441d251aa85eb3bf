/** Two values of the same stamp say the same: the database keeps the keys of a document in an order of its own. */
export function stampOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => inOrder(part)) ?? ''
}

/** An object with its keys in order; everything else as it is. */
export function inOrder(part: unknown): unknown {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).sort(([one], [another]) => (one < another ? -1 : 1)))
}

export const isSame = (one: unknown, another: unknown) => one === another || stampOf(one) === stampOf(another)

/** A text's length and hash, which is enough to tell whether it changed. */
export function shortened(text: string): string {
  let hash = 5_381
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0
  return `${text.length}.${hash}`
}
