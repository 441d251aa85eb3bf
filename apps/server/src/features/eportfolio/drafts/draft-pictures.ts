import type { Queryable } from '../../../platform/database/index.ts'
import { findOwnFiles, isPicture, type StoredFile } from '../../files/index.ts'

/** The files of a document's pictures by id. Those that are gone, or not the owner's, are left out of the document. */
export async function findPictures(
  db: Queryable,
  ownerId: string,
  ids: string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const found = await findOwnFiles(db, ownerId, ids)
  return new Map(found.filter(isPicture).map((file) => [file.id, file]))
}
