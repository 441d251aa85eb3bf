import { isDeepStrictEqual } from 'node:util'
import { fileLimits } from '@learntrail/contract/files/limits'
import { isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyFile, holdFiles, letGoOfFiles } from '../files/index.ts'
import { findPublishedFiles, setFiles } from './posts.repository.ts'

/** Checks number, ownership and total size of a record's files; locks them until the transaction ends. */
export async function checkFilesOfPost(transaction: Transaction, ownerId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length > fileLimits.count) refuse('FILE_QUANTITY', { values: { limit: fileLimits.count } })
  const held = await holdFiles(transaction, ownerId, fileIds)
  if (held.length < fileIds.length) refuse('FILE_NOT_FOUND')
  const bytes = held.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > fileLimits.uploadBytes) refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
}

/**
 * Returns the files of a publication, with copies in place of those that another record took since they were in the
 * draft: two drafts of one text share files, and neither may lose them to the other.
 */
export async function withOwnFiles(
  platform: Platform,
  transaction: Transaction,
  post: { ownerId: string },
  fileIds: string[],
  inDraft: string[],
): Promise<string[]> {
  const held = await holdFiles(
    transaction,
    post.ownerId,
    fileIds.filter((id) => inDraft.includes(id)),
  )
  const published = await findPublishedFiles(
    transaction,
    held.map(({ id }) => id),
  )
  const copies = new Map<string, string>()
  for (const file of held) {
    if (published.has(file.id)) copies.set(file.id, (await copyFile(platform, transaction, file, post.ownerId)).id)
  }
  return fileIds.map((id) => copies.get(id) ?? id)
}

/** Gives a record these files of its owner, in this order, and releases those it had before. */
export async function attachFiles(
  platform: Platform,
  transaction: Transaction,
  post: { id: string; ownerId: string },
  { before, fileIds }: { before: string[]; fileIds: string[] },
): Promise<void> {
  await checkFilesOfPost(transaction, post.ownerId, fileIds)
  if (isDeepStrictEqual(before, fileIds)) return
  try {
    await setFiles(transaction, post.id, fileIds)
  } catch (error) {
    if (isUniqueViolation(error, 'post_files_file')) refuse('FILE_IN_USE')
    throw error
  }
  await letGoOfFiles(
    platform,
    transaction,
    post.ownerId,
    before.filter((id) => !fileIds.includes(id)),
  )
}
