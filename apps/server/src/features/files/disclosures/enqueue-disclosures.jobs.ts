import type { FileKind } from '@learntrail/contract/files/file-types'
import type { Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindOfType } from '../file-kind.rules.ts'
import type { StoredFile } from '../files.repository.ts'

/** Examines a document for personal data that it discloses to those who download it. */
export const findDisclosure = jobKind<{ id: string }>('files.find-disclosure', { retries: 3 })

const documentKinds: readonly FileKind[] = ['word', 'ppt', 'excel', 'pdf']

/** Queues the documents among these files that were not examined yet. */
export async function enqueueDisclosures(
  { jobs }: Platform,
  transaction: Transaction,
  files: Pick<StoredFile, 'id' | 'ownerId' | 'type' | 'discloses'>[],
): Promise<void> {
  for (const { id, ownerId: person, type, discloses } of files) {
    if (discloses !== null || !documentKinds.includes(kindOfType(type))) continue
    await jobs.enqueue(transaction, findDisclosure, { id }, { person })
  }
}
