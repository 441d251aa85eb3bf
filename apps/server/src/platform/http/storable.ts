// PostgreSQL stores no NUL in text and no lone surrogate in JSON.
const unstorable = /\0|\p{Cs}/u

/** Returns the path to a text that the database cannot store, as keys; undefined if there is none. */
export function unstorablePlace(value: unknown): string[] | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? [] : undefined
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = unstorablePlace(inner)
    if (place !== undefined) return [key, ...place]
  }
  return undefined
}
