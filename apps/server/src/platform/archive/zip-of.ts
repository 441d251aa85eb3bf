import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Platform } from '../platform.ts'

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

  /** False when there are no such bytes. */
  async content({ storage }: Pick<Platform, 'storage'>, name: string, key: string): Promise<boolean> {
    if ((await storage.size(key)) === undefined) return false
    // What people upload is mostly compressed already.
    await this.stream(name, await storage.read(key), false)
    return true
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
