import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Platform } from '../platform.ts'
import { isBytesGone } from '../storage/bytes-gone.ts'

/**
 * Returns a zip that is produced while it is read. One part is open at a time; when the reader goes away, the open part
 * is released.
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

/** Passes a stored stream through, and ends it normally where stored bytes turn out to be missing. */
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

/**
 * How the bytes of a file got into the zip: complete, not at all, or different from what was stored (altered or
 * truncated).
 */
export type ContentState = 'whole' | 'gone' | 'changed'

/** Writes the parts of a zip one after another. */
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

  /**
   * Adds stored content, as much of it as is left; missing bytes do not fail the archive. `key` is the SHA-256 of the
   * content.
   */
  async content({ storage }: Pick<Platform, 'storage'>, name: string, key: string): Promise<ContentState> {
    const stored = await storage.read(key).catch((error: unknown) => {
      if (!isBytesGone(error)) throw error
    })
    if (stored === undefined) return 'gone'
    const hash = createHash('sha256')
    stored.on('data', (chunk: Buffer) => hash.update(chunk))
    // Uploads are mostly compressed formats already.
    await this.stream(name, asFarAsItGoes(stored), false)
    return hash.digest('hex') === key ? 'whole' : 'changed'
  }

  /** Resolves when the stream has been read to its end; rejects when it fails or the reader of the zip goes away. */
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
