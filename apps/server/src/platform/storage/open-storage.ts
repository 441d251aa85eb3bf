import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the configured storage: an S3-compatible store, or this machine's disk. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const folder = join(dataDir, 'files')
  if (s3 === undefined) return openDiskStorage(folder)
  // The S3 client is large and loaded only when needed.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(s3, folder)
}
