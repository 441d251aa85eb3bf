import { pipeline, type Readable, Transform } from 'node:stream'
import { Refusal } from '../http/refusal.ts'

/** Refuses with `FILE_BYTES_GONE`: stored content is missing, truncated or changed. */
export class BytesGone extends Refusal {
  constructor(cause?: unknown) {
    super('FILE_BYTES_GONE')
    this.cause = cause
  }
}

/** Returns whether an error is `FILE_BYTES_GONE`. */
export const isBytesGone = (error: unknown): boolean => error instanceof Refusal && error.code === 'FILE_BYTES_GONE'

/** Returns the stream, which now fails unless it delivers exactly `bytes` bytes. */
export function ofLength(stream: Readable, bytes: number): Readable {
  let left = bytes
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      done(null, chunk)
    },
    flush(done) {
      done(left === 0 ? null : new BytesGone())
    },
  })
  // The reader gets failures from the stream itself.
  return pipeline(stream, counting, () => undefined)
}
