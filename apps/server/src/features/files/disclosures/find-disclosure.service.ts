import { join } from 'node:path'
import type { Disclosure } from '@learntrail/contract/files/files'
import { DocumentFailed, documents } from '../../../platform/documents/index.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import { tellOfFile } from '../file.live.ts'
import { findUndisclosed, writeDisclosure } from './disclosures.repository.ts'

/** Failures that a retry may mend. */
const passing = ['interrupted', 'cancelled', 'too_many_waiting']
const nothing: Disclosure = { authors: [], hasPlace: false }

/** Examines a document once and stores what it discloses. Idempotent, and harmless if the file is gone. */
export async function discloseFile(platform: Platform, id: string): Promise<void> {
  const file = await findUndisclosed(platform.db, id)
  if (file === undefined) return
  const found = await withTemporaryFolder(async (folder) => {
    const from = join(folder, 'document')
    await copyContent(platform.storage, file.sha256, from)
    return documents.disclose({ from, person: file.ownerId }).catch((error: unknown) => {
      if (!(error instanceof DocumentFailed) || passing.includes(error.reason)) throw error
      // The document is too much for its process. Nothing is said of it, since a retry would fail too.
      platform.log.warn({ err: error, id }, 'could not scan a document for hidden data')
      return nothing
    })
  }).catch((error: unknown) => {
    if (!isBytesGone(error)) throw error
    // Left unexamined and tried again at the next start; the bytes may have been restored by then.
    platform.log.warn({ err: error, id }, 'the bytes of a document are missing, so it was not scanned')
  })
  if (found === undefined) return
  await writeDisclosure(platform.db, file.sha256, found)
  await tellOfFile(platform, platform.db, { ...file, id })
}
