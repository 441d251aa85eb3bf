import { join } from 'node:path'
import { fileLimits } from '@learntrail/contract/files/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { DocumentFailed, documents } from '../../../platform/documents/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { copyContent } from '../../../platform/storage/copy-content.ts'
import { kindOfType } from '../file-kind.rules.ts'
import { tellReworded } from '../file-uses.kind.ts'
import type { StoredFile } from '../files.repository.ts'
import { readPlainText } from './plain-text.reader.ts'
import { textSourceOf } from './text-source.rules.ts'
import { findUnread, writeText } from './texts.repository.ts'

/** Reads the text of a document, so that searches find what holds it. */
export const readText = jobKind<{ id: string }>('files.read-text', { retries: 3 })

/** Queues the documents among these files whose text can be read now. */
export async function enqueueReading({ jobs }: Platform, transaction: Transaction, files: StoredFile[]): Promise<void> {
  for (const file of files) {
    if (textSourceOf(file) !== null)
      await jobs.enqueue(transaction, readText, { id: file.id }, { person: file.ownerId })
  }
}

/** Failures that a retry may mend. */
const passing = ['interrupted', 'cancelled', 'too_many_waiting']

/** Reads the text of a file and stores it. Idempotent, and harmless if the file is gone. */
export async function readFileText(platform: Platform, id: string): Promise<void> {
  const file = await findUnread(platform.db, id)
  const source = file === undefined ? null : textSourceOf(file)
  if (file === undefined || source === null) return
  const text = await textOf(platform, file, source).catch((error: unknown) => {
    if (!isBytesGone(error)) throw error
    // Left unread and tried again at the next start; the bytes may have been restored by then.
    platform.log.warn({ err: error, id }, 'the bytes of a document are missing, so its text was not extracted')
  })
  if (text !== undefined) await inTransaction(platform.db, (transaction) => keepText(platform, transaction, id, text))
}

function textOf(platform: Platform, file: StoredFile, source: string): Promise<string> {
  return kindOfType(file.type) === 'txt' ? readPlain(platform, source) : readDocument(platform, file, source)
}

async function readPlain({ storage }: Platform, source: string): Promise<string> {
  return readPlainText(await storage.read(source), fileLimits.text)
}

function readDocument({ storage, log }: Platform, { id, ownerId }: StoredFile, source: string): Promise<string> {
  return withTemporaryFolder(async (folder) => {
    const from = join(folder, 'document')
    await copyContent(storage, source, from)
    const order = { from, characters: fileLimits.text, person: ownerId }
    return documents.readText(order).catch((error: unknown) => {
      if (!(error instanceof DocumentFailed) || passing.includes(error.reason)) throw error
      // The document is too much for its process; searches find it by its name alone.
      log.warn({ err: error, id }, 'could not extract the text of a document')
      return ''
    })
  })
}

export async function keepText(
  platform: Platform,
  transaction: Transaction,
  fileId: string,
  text: string,
): Promise<void> {
  if (await writeText(transaction, fileId, text)) await tellReworded(platform, transaction, fileId)
}
