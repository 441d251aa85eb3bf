import { fileDurations } from '@learntrail/contract/files/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { areBytesNeeded, deleteFileRows, findUsed, holdUnusedFiles, lockBytes } from './files.repository.ts'
import { tidyLooseContent } from './loose-content.service.ts'
import { forgetLost } from './lost/lost-content.service.ts'

/** Removes bytes that no file needs any more. */
export const removeBytes = jobKind<{ keys: string[] }>('files.remove-bytes')
/** Deletes files that were uploaded long ago and never used, or taken out of something and not put back. */
const removeUnusedFiles = jobKind<object>('files.remove-unused')
/** Clears away bytes that no row names, left by a process killed between storing them and its commit. */
const removeLooseBytes = jobKind<object>('files.remove-loose-bytes')

const filesAtOnce = 200

export function handleFileJobs(platform: Platform): void {
  platform.jobs.handle(removeBytes, async ({ keys }) => {
    for (const key of keys) await removeBytesIfUnneeded(platform, key)
  })
  platform.jobs.every('40 3 * * *', removeUnusedFiles, async () => {
    await sweepUnusedFiles(platform)
  })
  platform.jobs.every('10 4 * * *', removeLooseBytes, async () => {
    await tidyLooseContent(platform)
  })
}

/** Removes bytes unless a file still needs them. Locked, since the same content may be uploaded at this moment. */
export async function removeBytesIfUnneeded(platform: Platform, key: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    await lockBytes(transaction, [key], 'exclusive')
    if (await areBytesNeeded(transaction, key)) return
    await platform.storage.remove(key)
    await forgetLost(transaction, [key])
  })
}

/** Deletes unused files and returns how many. */
export async function sweepUnusedFiles(platform: Platform): Promise<number> {
  const ago = (milliseconds: number) => new Date(platform.clock.now().getTime() - milliseconds)
  const before = { uploaded: ago(fileDurations.unusedFile), letGo: ago(fileDurations.letGoFile) }
  let removed = 0
  for (;;) {
    const { looked, unused } = await inTransaction(platform.db, async (transaction) => {
      const ids = await holdUnusedFiles(platform.declared, transaction, before, filesAtOnce)
      // The files are locked, so that none can come into use from here on.
      const used = await findUsed(platform.declared, transaction, ids)
      const unused = ids.filter((id) => !used.includes(id))
      const keys = await deleteFileRows(transaction, unused)
      if (keys.length > 0) await platform.jobs.enqueue(transaction, removeBytes, { keys })
      return { looked: ids.length, unused: unused.length }
    })
    removed += unused
    if (looked < filesAtOnce) return removed
  }
}
