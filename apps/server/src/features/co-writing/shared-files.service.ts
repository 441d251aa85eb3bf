import { fileKey, placeAfter, sharedRoots } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { Doc } from 'yjs'
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeDocument } from '../documents/index.ts'
import { holdFiles, letGoOfFiles, sumBytes } from '../files/index.ts'
import { findPublishedFiles } from '../posts/index.ts'
import { holdOpen, reachShared, readShared, type Writer } from './reach-shared.policy.ts'
import * as repository from './shared.repository.ts'
import { documentOf } from './shared-document.mapping.ts'

/** Appends a file of the caller's that nothing uses yet. */
export async function putSharedFile(
  platform: Platform,
  person: Writer,
  id: string,
  fileId: string,
): Promise<SharedRecord> {
  await reachWriting(platform, person, id)
  try {
    await inTransaction(platform.db, async (transaction) => {
      // The document first: changes lock it before the row.
      const number = await changeFields(platform, transaction, { id, by: person.id }, (document) => {
        const fields = document.getMap(sharedRoots.fields)
        if (!fields.has(fileKey(fileId))) fields.set(fileKey(fileId), placeAfter(fields.toJSON(), fileKey('')))
      })
      const shared = await holdOpen(transaction, id)
      const there = await repository.listFileIds(transaction, id)
      if (there.includes(fileId)) return
      const fileIds = [...there, fileId]
      if (fileIds.length > fileLimits.count) refuse('SHARED_FILES_FULL', { values: { limit: fileLimits.count } })
      if ((await holdFiles(transaction, person.id, [fileId])).length === 0) refuse('FILE_NOT_FOUND')
      if ((await findPublishedFiles(transaction, [fileId])).size > 0) refuse('FILE_IN_USE')
      if ((await sumBytes(transaction, fileIds)) > fileLimits.uploadBytes)
        refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
      await repository.setFiles(transaction, id, fileIds)
      await noteFiles(platform, transaction, { shared, by: person.id, number })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'shared_files_file')) refuse('FILE_IN_USE')
    throw error
  }
  return readShared(platform, person, id)
}

/**
 * Removes a file. The caller's own is deleted after a while unless something else uses it; files of others stay theirs.
 */
export async function removeSharedFile(
  platform: Platform,
  person: Writer,
  id: string,
  fileId: string,
): Promise<SharedRecord> {
  await reachWriting(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const number = await changeFields(platform, transaction, { id, by: person.id }, (document) => {
      const fields = document.getMap(sharedRoots.fields)
      if (fields.has(fileKey(fileId))) fields.delete(fileKey(fileId))
    })
    const shared = await holdOpen(transaction, id)
    const there = await repository.listFileIds(transaction, id)
    if (!there.includes(fileId)) return
    await repository.setFiles(
      transaction,
      id,
      there.filter((one) => one !== fileId),
    )
    await letGoOfFiles(platform, transaction, person.id, [fileId])
    await noteFiles(platform, transaction, { shared, by: person.id, number })
  })
  return readShared(platform, person, id)
}

async function reachWriting(platform: Platform, person: Writer, id: string): Promise<void> {
  const part = await reachShared(platform, person, id)
  if (part.state !== 'accepted') refuse('NO_PERMISSION')
  if (part.publishedAt !== null) refuse('SHARED_PUBLISHED')
}

interface Asked {
  id: string
  by: string
}

const changeFields = (
  platform: Platform,
  transaction: Transaction,
  { id, by }: Asked,
  change: (document: Doc) => void,
) => changeDocument(platform, transaction, { ...documentOf(id), accountId: by, at: platform.clock.now(), change })

interface FilesChanged {
  shared: repository.SharedRow
  by: string
  /** Number of the document's change; null if it named the files already. */
  number: number | null
}

/** Adding or removing a file makes a new version, as text does. */
const noteFiles = (platform: Platform, transaction: Transaction, { shared, by, number }: FilesChanged) =>
  repository.noteChange(transaction, shared, { editedById: by, editedAt: platform.clock.now() }, number ?? 0)
