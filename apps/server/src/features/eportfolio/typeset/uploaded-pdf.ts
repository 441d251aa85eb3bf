import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '../../../platform/documents/index.ts'
import type { Making } from './document-input.ts'

/** Pixels. */
const coverWidth = 640

/**
 * Pages of a PDF that somebody uploaded, and its first one as WebP where it can be drawn. Throws `DocumentFailed` with
 * `damaged` or `protected`.
 */
export async function firstPageOf(
  pdf: Uint8Array,
  { signal }: Making,
): Promise<{ pages: number; cover: Buffer | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-uploaded-'))
  try {
    const from = join(folder, 'uploaded.pdf')
    await writeFile(from, pdf)
    const { pages, cover } = await documents.glance({ from, width: coverWidth, signal })
    return { pages, cover: cover === null ? null : Buffer.from(cover) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
