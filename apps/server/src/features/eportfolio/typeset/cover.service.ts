import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '../../../platform/documents/index.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'
import type { compositionOf } from './composition.service.ts'
import type { Making } from './document-input.rules.ts'
import { documentLimits } from './document-limits.rules.ts'

/** Pixels. */
const coverWidth = 640

/**
 * Returns the first page as WebP, for lists. A task of its own after the PDF, so that others can go first; usually run
 * by the process that has just typeset the pages.
 */
export async function coverOf(
  { missing: _, ...composition }: Awaited<ReturnType<typeof compositionOf>>,
  { signal }: Making,
): Promise<Buffer> {
  return withTemporaryFolder(async (folder) => {
    const wanted = { folder, width: coverWidth, format: 'webp', most: 1 } as const
    await documents.photograph({ ...composition, ...wanted, limits: documentLimits, signal })
    return readFile(join(folder, '01.webp'))
  })
}
