import { storeFiles } from '../../apps/server/src/features/files/demo.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'

export interface NewFile {
  fileName: string
  content: Buffer
}

/** Stores files as if their owner had uploaded them, and returns their ids. */
export async function uploadFiles(platform: Platform, ownerId: string, files: readonly NewFile[]): Promise<string[]> {
  if (files.length === 0) return []
  const stored = await storeFiles(
    platform,
    ownerId,
    files.map(({ fileName, content }) => ({ name: fileName, content })),
  )
  return stored.map(({ id }) => id)
}
