import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.rules.ts'
import type { StoredFile } from '../files.repository.ts'
import { queueFor } from './conversions.rules.ts'

interface ConversionJob {
  id: string
}

/** Two jobs at a time, but one per person, so that an upload of thirty films does not block everybody else. */
const shared = { retries: 3, width: 2, widthEach: 1 }

/** Separate queues for films and sound and for office files, so that a long film never delays a document. */
export const conversionJobs = {
  media: jobKind<ConversionJob>('files.convert-media', shared),
  document: jobKind<ConversionJob>('files.convert-document', shared),
}

/** Queues the conversions of new files, or repeats those of older ones. */
export async function enqueueConversions(
  { jobs, programs }: Platform,
  transaction: Transaction,
  files: Pick<StoredFile, 'id' | 'ownerId' | 'type' | 'conversionState'>[],
): Promise<void> {
  for (const { id, ownerId: person, type, conversionState } of files) {
    const queue = queueFor({ kind: kindOfType(type), conversionState }, programs)
    if (queue !== null) await jobs.enqueue(transaction, conversionJobs[queue], { id }, { person })
  }
}
