import type { Queryable } from '../../../platform/database/index.ts'
import { findOwnFiles, isPicture, type StoredFile } from '../../files/index.ts'

/** Returns the picture files of a document by id. Pictures that are gone or not the owner's are missing. */
export async function findPictures(
  db: Queryable,
  ownerId: string,
  ids: string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const found = await findOwnFiles(db, ownerId, ids)
  return new Map(found.filter(isPicture).map((file) => [file.id, file]))
}
