import { pipeline, type Readable, Transform } from 'node:stream'
import { Refusal } from '../http/refusal.ts'

/** Stored content that is not there, or not as it was: cut short, or changed. */
export class BytesGone extends Refusal {
  constructor(cause?: unknown) {
    super('FILE_BYTES_GONE')
    this.cause = cause
  }
}

/** Whether something failed for content that is not there as it was. */
export const isBytesGone = (error: unknown): boolean => error instanceof Refusal && error.code === 'FILE_BYTES_GONE'

/** The same stream, which fails where it ends before so many bytes have come. */
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
  // Who reads it hears of a failure from the stream itself.
  return pipeline(stream, counting, () => undefined)
}
