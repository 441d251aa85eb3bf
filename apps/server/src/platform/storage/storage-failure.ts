import { Refusal } from '../http/refusal.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const gone = new Set(['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENODEV', 'ENXIO', 'ESTALE'])

/** Returns the refusal for a disk error, `STORAGE_FULL` or `STORAGE_UNAVAILABLE`; any other error unchanged. */
export function storageFailure(error: unknown): unknown {
  const code = codeOf(error)
  if (full.has(code)) return Object.assign(new Refusal('STORAGE_FULL'), { cause: error })
  if (gone.has(code)) return Object.assign(new Refusal('STORAGE_UNAVAILABLE'), { cause: error })
  return error
}

/** Runs work on the disk and turns its failures into refusals. */
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
