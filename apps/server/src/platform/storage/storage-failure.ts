import { Refusal } from '../http/refusal.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const gone = new Set(['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENODEV', 'ENXIO', 'ESTALE'])

/** What a disk says against storing, in the product's words; anything else as it is. */
export function storageFailure(error: unknown): unknown {
  const code = codeOf(error)
  if (full.has(code)) return Object.assign(new Refusal('STORAGE_FULL'), { cause: error })
  if (gone.has(code)) return Object.assign(new Refusal('STORAGE_UNAVAILABLE'), { cause: error })
  return error
}

/** Runs work on the disk; its failures come as refusals. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw storageFailure(error)
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
