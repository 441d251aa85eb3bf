import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.ts'
import type { StoredFile } from '../files.repository.ts'
import { queueFor } from './conversions.rules.ts'

interface ConversionJob {
  id: string
}

/** Films and sound in one line, office files in another: a long film keeps no document waiting. */
export const conversionJobs = {
  media: jobKind<ConversionJob>('files.convert-media', { retries: 3 }),
  document: jobKind<ConversionJob>('files.convert-document', { retries: 3 }),
}

/** Queues what is to be made of new files, or again of older ones. */
export async function enqueueConversions(
  { jobs, programs }: Platform,
  transaction: Transaction,
  files: Pick<StoredFile, 'id' | 'type' | 'conversionState'>[],
): Promise<void> {
  for (const { id, type, conversionState } of files) {
    const queue = queueFor({ kind: kindOfType(type), conversionState }, programs)
    if (queue !== null) await jobs.enqueue(transaction, conversionJobs[queue], { id })
  }
}
