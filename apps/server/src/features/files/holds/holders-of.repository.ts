import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FileUse } from '../file-uses.kind.ts'
import { fileHolds } from './file-holds.tables.ts'

/** Returns the rows that hold a file in a place, always in the same order. */
export function listHolders(
  db: Queryable,
  fileId: string,
  { name }: Pick<FileUse, 'name'>,
): Promise<{ id: string; number: number }[]> {
  return db
    .select({ id: fileHolds.holderId, number: fileHolds.number })
    .from(fileHolds)
    .where(and(eq(fileHolds.fileId, fileId), eq(fileHolds.place, name)))
    .orderBy(fileHolds.holderId, fileHolds.number)
}
