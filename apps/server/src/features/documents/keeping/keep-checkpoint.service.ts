import { documentLimits } from '@learntrail/contract/documents/limits'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { insertCheckpoint } from '../documents.repository.ts'
import { bytesOf } from '../roots.rules.ts'
import type { KeptDocument } from './kept-document.service.ts'

/**
 * Stores a checkpoint once `documentLimits.checkpointEvery` changes have come. Opening a document starts from it;
 * nothing is lost if it fails.
 */
export async function keepCheckpoint(platform: Platform, name: DocumentName, kept: KeptDocument): Promise<void> {
  if (kept.lastNumber - kept.checkpointNumber < documentLimits.checkpointEvery) return
  const bytes = bytesOf(kept.document)
  const { lastNumber: number, createdAt } = kept
  try {
    await insertCheckpoint(platform.db, name, { number, at: platform.clock.now(), bytes, createdAt })
    kept.checkpointNumber = number
    kept.size = bytes.byteLength
  } catch (error) {
    // The next change tries again.
    platform.log.warn({ err: error }, 'could not compact a document')
  }
}
