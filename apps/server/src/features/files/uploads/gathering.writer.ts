import type { FileHandle } from 'node:fs/promises'

/** Bytes that may wait for the disk before the sender is held back. */
const mostWaiting = 512 * 1024

/**
 * Writes chunks to a file in order, from a position on. Chunks that arrive while the disk is busy are written together:
 * the network delivers pieces of 64 KB, too small for a write each.
 */
export class GatheringWriter {
  #file: FileHandle
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #writing: Promise<void> | undefined
  #written: number
  #failure: unknown
  #onWritten: (chunk: Buffer) => void
  /** The position of the next byte. */
  at: number

  constructor(file: FileHandle, position: number, onWritten: (chunk: Buffer) => void = () => undefined) {
    this.#file = file
    this.#onWritten = onWritten
    this.#written = position
    this.at = position
  }

  /** Takes a chunk. Throws the error of an earlier write. */
  async add(chunk: Buffer): Promise<void> {
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    this.at += chunk.length
    this.#writing ??= this.#drain()
    if (this.#waitingBytes > mostWaiting) await this.end()
    else if (this.#failure !== undefined) throw this.#failure
  }

  /** Waits until everything taken is written. */
  async end(): Promise<void> {
    await this.#writing
    if (this.#failure !== undefined) throw this.#failure
  }

  async #drain(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const chunks = this.#waiting
        this.#waiting = []
        this.#waitingBytes = 0
        await this.#writeWhole(chunks)
        for (const chunk of chunks) this.#onWritten(chunk)
      }
    } catch (error) {
      this.#failure = error
    }
    this.#writing = undefined
  }

  async #writeWhole(chunks: Buffer[]): Promise<void> {
    for (let rest = chunks; rest.length > 0; ) {
      const { bytesWritten } = await this.#file.writev(rest, this.#written)
      this.#written += bytesWritten
      rest = without(rest, bytesWritten)
    }
  }
}

/** Returns the rest of chunks of which this many bytes are written. */
function without(chunks: Buffer[], bytes: number): Buffer[] {
  let left = bytes
  const rest: Buffer[] = []
  for (const chunk of chunks) {
    if (left < chunk.length) rest.push(chunk.subarray(left))
    left = Math.max(0, left - chunk.length)
  }
  return rest
}
