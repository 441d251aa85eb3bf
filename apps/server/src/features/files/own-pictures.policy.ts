import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { holdFiles, type StoredFile } from './files.repository.ts'

export const isPicture = ({ type }: Pick<StoredFile, 'type'>) => (type & fileTypeFlags.image) !== 0

/**
 * Checks that pictures exist and belong to the person, and locks them so that none is deleted meanwhile. Refuses with
 * FILE_NOT_FOUND or FILE_NOT_PICTURE.
 */
export async function checkPictures(transaction: Transaction, ownerId: string, ids: string[]): Promise<void> {
  const held = await holdFiles(transaction, ownerId, ids)
  if (held.length < ids.length) refuse('FILE_NOT_FOUND')
  const other = held.find((file) => !isPicture(file))
  if (other !== undefined) refuse('FILE_NOT_PICTURE', { values: { name: other.displayName } })
}
