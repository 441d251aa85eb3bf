import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Platform } from '../platform.ts'
import { isBytesGone } from '../storage/bytes-gone.ts'

/**
 * A zip that is made while it is read: one part is open at a time, and when the reader goes away everything is let go.
 */
export function zipOf(write: (parts: ZipParts) => Promise<void>): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  const parts = new ZipParts(zip, output)
  write(parts).then(
    () => zip.end(),
    (error: unknown) => output.destroy(parts.isCancelled ? undefined : (error as Error)),
  )
  return output
}

/** The same bytes; where they break off as stored ones do, they are at their end. */
function asFarAsItGoes(stored: Readable): Readable {
  const onward = new Readable({
    read: () => void stored.resume(),
    destroy(error, done) {
      stored.destroy()
      done(error)
    },
  })
  stored.on('data', (chunk: Buffer) => {
    if (!onward.push(chunk)) stored.pause()
  })
  stored.once('end', () => onward.push(null))
  stored.once('error', (error) => (isBytesGone(error) ? onward.push(null) : onward.destroy(error)))
  return onward
}

/** How the bytes of a file came into a zip: as they were, not at all, or other bytes than they were, or fewer. */
export type ContentState = 'whole' | 'gone' | 'changed'

/** Writes one part of a zip after the other. */
export class ZipParts {
  #zip: yazl.ZipFile
  #output: Readable
  isCancelled = false

  constructor(zip: yazl.ZipFile, output: Readable) {
    this.#zip = zip
    this.#output = output
    output.once('close', () => {
      this.isCancelled = true
    })
  }

  text(name: string, text: string): Promise<void> {
    return this.stream(name, Readable.from([text]), true)
  }

  /** Stored content, as far as it is there; the archive goes on without the rest. */
  async content({ storage }: Pick<Platform, 'storage'>, name: string, key: string): Promise<ContentState> {
    const stored = await storage.read(key).catch((error: unknown) => {
      if (!isBytesGone(error)) throw error
    })
    if (stored === undefined) return 'gone'
    const hash = createHash('sha256')
    stored.on('data', (chunk: Buffer) => hash.update(chunk))
    // What people upload is mostly compressed already.
    await this.stream(name, asFarAsItGoes(stored), false)
    return hash.digest('hex') === key ? 'whole' : 'changed'
  }

  /** Until the stream was read to its end, or the reader of the zip went away. */
  stream(name: string, stream: Readable, compress: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        stream.destroy()
        reject(new Error('the download was cancelled'))
      }
      if (this.isCancelled) return leave()
      this.#output.once('close', leave)
      stream.once('error', reject)
      stream.once('end', () => {
        this.#output.off('close', leave)
        resolve()
      })
      this.#zip.addReadStream(stream, name, { compress })
    })
  }
}
