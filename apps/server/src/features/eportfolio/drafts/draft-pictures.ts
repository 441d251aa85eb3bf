import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findOwnFiles, holdFiles, type StoredFile } from '../../files/index.ts'

export const isPicture = ({ type }: Pick<StoredFile, 'type'>) => (type & fileTypeFlags.image) !== 0

/** Pictures that come into a draft exist and are the owner's; held, so that nobody removes them meanwhile. */
export async function checkPictures(transaction: Transaction, ownerId: string, ids: string[]): Promise<void> {
  const held = await holdFiles(transaction, ownerId, ids)
  if (held.length < ids.length) refuse('FILE_NOT_FOUND')
  const other = held.find((file) => !isPicture(file))
  if (other !== undefined) refuse('FILE_NOT_PICTURE', { values: { name: other.displayName } })
}

/** The files of a document's pictures by id. Those that are gone, or not the owner's, are left out of the document. */
export async function findPictures(
  db: Queryable,
  ownerId: string,
  ids: string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const found = await findOwnFiles(db, ownerId, ids)
  return new Map(found.filter(isPicture).map((file) => [file.id, file]))
}
