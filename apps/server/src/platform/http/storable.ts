// PostgreSQL has no text with NUL and no JSON with half of a surrogate pair.
const unstorable = /\0|\p{Cs}/u

/** Where a value holds a text that the database cannot: the keys that lead there, or undefined. */
export function unstorablePlace(value: unknown): string[] | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? [] : undefined
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = unstorablePlace(inner)
    if (place !== undefined) return [key, ...place]
  }
  return undefined
}
