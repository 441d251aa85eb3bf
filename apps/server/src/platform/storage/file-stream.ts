import type { FileHandle } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { BytesGone } from './bytes-gone.ts'
import { giveBack } from './give-back.ts'
import { codeOf } from './storage-failure.ts'

/** Bytes per read: with the usual 64 KB a large download waits for the disk four times as often. */
const readBytes = 256 * 1024

/**
 * A file from `start` to `end` (both inclusive) as a stream. It closes the file, and fails with `FILE_BYTES_GONE` if
 * that ends early. Piped into an answer, it reuses a few buffers: the garbage of a large download costs more than the
 * download itself.
 */
export class FileStream extends Readable {
  #file: FileHandle
  #at: number
  /** The first byte after the range. */
  #stop: number
  /** Buffers that have been sent and can be reused. */
  #free: Buffer[] = []

  constructor(file: FileHandle, { start, end }: { start: number; end: number }) {
    super({ highWaterMark: readBytes })
    this.#file = file
    this.#at = start
    this.#stop = end + 1
  }

  override _read(): void {
    const wanted = Math.min(readBytes, this.#stop - this.#at)
    const buffer = this.#free.pop() ?? Buffer.allocUnsafeSlow(wanted)
    this.#file.read(buffer, 0, Math.min(wanted, buffer.length), this.#at).then(
      ({ bytesRead }) => {
        this.#at += bytesRead
        if (bytesRead > 0) this.push(buffer.subarray(0, bytesRead))
        else if (this.#at < this.#stop) this.destroy(new BytesGone())
        else this.push(null)
      },
      // A disk that can no longer read a sector has lost its content.
      (error: Error) => this.destroy(codeOf(error) === 'EIO' ? new BytesGone(error) : error),
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    for (const buffer of this.#free.splice(0)) giveBack(buffer)
    this.#file.close().then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    )
  }

  override pipe<Destination extends NodeJS.WritableStream>(
    destination: Destination,
    options?: { end?: boolean },
  ): Destination {
    if (destination instanceof ServerResponse) this.#answer(destination)
    else super.pipe(destination, options)
    return destination
  }

  #answer(answer: ServerResponse): void {
    this.on('data', (chunk: Buffer) => {
      const goesOn = answer.write(chunk, (error) => {
        if (!error) this.#recycle(Buffer.from(chunk.buffer))
      })
      if (!goesOn) this.pause()
    })
    answer.on('drain', () => this.resume())
    answer.once('close', () => this.destroy())
    this.once('end', () => answer.end())
    // The head promised more bytes: the client must see that they will not come.
    this.once('error', () => {
      if (answer.headersSent) answer.destroy()
    })
  }

  /** Reuses a buffer once the system has written it and nothing refers to its bytes. */
  #recycle(buffer: Buffer): void {
    if (this.destroyed) giveBack(buffer)
    else this.#free.push(buffer)
  }
}
