import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { holdFiles, type StoredFile } from './files.repository.ts'

export const isPicture = ({ type }: Pick<StoredFile, 'type'>) => (type & fileTypeFlags.image) !== 0

/** Pictures that come into something exist and are its writer's; held, so that nobody removes them meanwhile. */
export async function checkPictures(transaction: Transaction, ownerId: string, ids: string[]): Promise<void> {
  const held = await holdFiles(transaction, ownerId, ids)
  if (held.length < ids.length) refuse('FILE_NOT_FOUND')
  const other = held.find((file) => !isPicture(file))
  if (other !== undefined) refuse('FILE_NOT_PICTURE', { values: { name: other.displayName } })
}
