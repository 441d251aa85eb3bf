import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { documents } from '../../../platform/documents/index.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'

/** Pixels. */
const coverWidth = 640

/**
 * Returns the number of pages of an uploaded PDF and its first page as WebP, or null if it cannot be drawn. Throws
 * `DocumentFailed` with `damaged` or `protected`.
 */
export async function firstPageOf(pdf: Readable, person: string): Promise<{ pages: number; cover: Buffer | null }> {
  return withTemporaryFolder(async (folder) => {
    const from = join(folder, 'uploaded.pdf')
    await pipeline(pdf, createWriteStream(from))
    const { pages, cover } = await documents.inspectPdf({ from, width: coverWidth, person })
    return { pages, cover: cover === null ? null : Buffer.from(cover) }
  })
}
