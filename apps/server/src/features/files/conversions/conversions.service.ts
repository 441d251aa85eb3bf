import type { Viewer } from '../../../platform/access/meets-others.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.rules.ts'
import { findReachableFile, type StoredFile } from '../files.repository.ts'
import * as repository from './conversions.repository.ts'
import { conversionAtFirst } from './conversions.rules.ts'
import { enqueueConversions } from './enqueue-conversions.jobs.ts'

/**
 * Queues a failed conversion again for a viewer who may see the file. Returns the file with its new state. Refuses with
 * FILE_NOT_FOUND.
 */
export async function retryConversion(platform: Platform, viewer: Viewer, id: string): Promise<StoredFile> {
  if ((await findReachableFile(platform, viewer, id)) === undefined) refuse('FILE_NOT_FOUND')
  const file = (await repository.findFile(platform.db, id)) ?? refuse('FILE_NOT_FOUND')
  if (file.conversionState !== 'failed' || canNeverSucceed(platform, file)) return file
  return inTransaction(platform.db, async (transaction) => {
    const waiting = await repository.markPending(transaction, id)
    if (waiting === undefined) return (await repository.findFile(transaction, id)) ?? refuse('FILE_NOT_FOUND')
    await enqueueConversions(platform, transaction, [waiting])
    return waiting
  })
}

/** Whether a retry must fail: the program is still missing, or the file needs a password. */
function canNeverSucceed({ programs }: Platform, file: StoredFile): boolean {
  const { type, mediaType, isOriginalPrivate, conversionReason } = file
  const isLocked = conversionReason === 'protected'
  return (
    conversionAtFirst({ kind: kindOfType(type), mediaType, isOriginalPrivate, isLocked }, programs)?.state === 'failed'
  )
}
