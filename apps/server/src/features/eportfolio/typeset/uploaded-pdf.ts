import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { documents } from '../../../platform/documents/index.ts'
import type { Making } from './document-input.ts'

/** Pixels. */
const coverWidth = 640

/**
 * Pages of a PDF that somebody uploaded, and its first one as WebP where it can be drawn. Throws `DocumentFailed` with
 * `damaged` or `protected`.
 */
export async function firstPageOf(pdf: Readable, { signal }: Making): Promise<{ pages: number; cover: Buffer | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-uploaded-'))
  try {
    const from = join(folder, 'uploaded.pdf')
    await pipeline(pdf, createWriteStream(from))
    const { pages, cover } = await documents.glance({ from, width: coverWidth, signal })
    return { pages, cover: cover === null ? null : Buffer.from(cover) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
