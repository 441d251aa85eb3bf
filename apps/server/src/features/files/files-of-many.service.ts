import { fileLimits } from '@learntrail/contract/files/limits'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyFile } from './copy-file.service.ts'
import { holdFiles, holdFilesOfAnybody } from './files.repository.ts'
import { letGoOfFiles } from './files.service.ts'

/*
 * Files of what several people write, such as the administrators of a group: each adds their own files, and those of
 * the others stay.
 */

/**
 * Checks that added files exist and belong to the person, and that all together are within the limit. Locks them, so
 * that none is deleted before it is in place. Refuses with FILE_NOT_FOUND or FILE_TOO_LARGE.
 */
export async function checkAddedFiles(
  transaction: Transaction,
  ownerId: string,
  added: string[],
  kept: string[] = [],
): Promise<void> {
  const held = await holdFiles(transaction, ownerId, added)
  if (held.length < added.length) refuse('FILE_NOT_FOUND')
  const others = await holdFilesOfAnybody(transaction, kept)
  const bytes = [...held, ...others].reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > fileLimits.uploadBytes) refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
}

/** Returns the ids of a person's own files and of copies of other people's; files that are gone are omitted. */
export async function copyFilesOfAnybody(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  fileIds: string[],
): Promise<string[]> {
  const copies = new Map<string, string>()
  for (const file of await holdFilesOfAnybody(transaction, fileIds)) {
    const own = file.ownerId === ownerId ? file : await copyFile(platform, transaction, file, ownerId)
    copies.set(file.id, own.id)
  }
  return fileIds.flatMap((id) => copies.get(id) ?? [])
}

/** Lets go of files, whoever owns them. */
export async function letGoOfAnybodys(platform: Platform, transaction: Transaction, fileIds: string[]): Promise<void> {
  for (const { id, ownerId } of await holdFilesOfAnybody(transaction, fileIds))
    await letGoOfFiles(platform, transaction, ownerId, [id])
}
