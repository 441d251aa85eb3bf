import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '../../../platform/documents/index.ts'
import type { compositionOf } from './composition.ts'
import type { Making } from './document-input.ts'
import { documentLimits } from './document-limits.ts'

/** Pixels. */
const coverWidth = 640

/** The first page as WebP, for lists; made in the process that has just set it, which makes way for others. */
export async function coverOf(
  { missing: _, ...composition }: Awaited<ReturnType<typeof compositionOf>>,
  { signal }: Making,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-cover-'))
  try {
    const wanted = { folder, width: coverWidth, format: 'webp', most: 1 } as const
    await documents.photograph({ ...composition, ...wanted, limits: documentLimits, signal })
    return await readFile(join(folder, '01.webp'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
