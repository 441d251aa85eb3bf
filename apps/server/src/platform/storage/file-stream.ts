import type { FileHandle } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { giveBack } from './give-back.ts'

/** At a time: with the usual 64 KB a large download waits for the disk four times as often. */
const readBytes = 256 * 1024
const whole = { start: 0, end: Number.POSITIVE_INFINITY }

/**
 * A file, or a part of it (`start` to `end`, both inclusive), as a stream; it closes the file. Piped into an answer, it
 * reads into the same few buffers again and again: the garbage of a large download costs more than the download.
 */
export class FileStream extends Readable {
  #file: FileHandle
  #at: number
  /** The first byte that is no longer wanted. */
  #stop: number
  /** Buffers whose bytes are on their way. */
  #free: Buffer[] = []

  constructor(file: FileHandle, { start, end }: { start: number; end: number } = whole) {
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
        this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead))
      },
      (error: Error) => this.destroy(error),
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
  }

  /** Takes a buffer back that the system has written: nothing refers to its bytes any more. */
  #recycle(buffer: Buffer): void {
    if (this.destroyed) giveBack(buffer)
    else this.#free.push(buffer)
  }
}
