/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the part of the content that a `Range` header (RFC 9110 §14) asks for. Multiple ranges are answered with the
 * whole content.
 */
export function byteRange(
  range: string | undefined,
  ifRange: string | string[] | undefined,
  etag: string,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const match = /^bytes=(\d*)-(\d*)$/.exec(range.trim())
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Whether `If-None-Match` matches the content's tag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
