import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.ts'
import type { StoredFile } from '../files.repository.ts'
import { queueFor } from './conversions.rules.ts'

interface ConversionJob {
  id: string
}

/** Two at a time and one of a person's: who sends thirty films does not keep another one's waiting for all of them. */
const shared = { retries: 3, width: 2, widthEach: 1 }

/** Films and sound in one line, office files in another: a long film keeps no document waiting. */
export const conversionJobs = {
  media: jobKind<ConversionJob>('files.convert-media', shared),
  document: jobKind<ConversionJob>('files.convert-document', shared),
}

/** Queues what is to be made of new files, or again of older ones. */
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
