import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { files } from '../files.tables.ts'
import { fileCaptions } from './captions.tables.ts'

export type StoredCaptions = typeof fileCaptions.$inferSelect

export async function findCaptions(
  db: Queryable,
  fileId: string,
  language: CaptionLanguage,
): Promise<StoredCaptions | undefined> {
  const isIt = and(eq(fileCaptions.fileId, fileId), eq(fileCaptions.language, language))
  return (await db.select().from(fileCaptions).where(isIt))[0]
}

/** Returns the non-empty captions of these files, by file and language. */
export async function listCaptions(db: Queryable, fileIds: readonly string[]): Promise<StoredCaptions[]> {
  if (fileIds.length === 0) return []
  const isHere = and(inArray(fileCaptions.fileId, [...fileIds]), ne(fileCaptions.text, ''))
  return db.select().from(fileCaptions).where(isHere).orderBy(fileCaptions.fileId, fileCaptions.language)
}

export async function putCaptions(transaction: Transaction, row: StoredCaptions): Promise<void> {
  const { fileId: _, language: __, ...saved } = row
  await transaction
    .insert(fileCaptions)
    .values(row)
    .onConflictDoUpdate({ target: [fileCaptions.fileId, fileCaptions.language], set: saved })
}

/** Sets the languages and versions of captions that the file's summary carries. */
export async function setCaptions(
  transaction: Transaction,
  fileId: string,
  captions: FileSummary['captions'],
): Promise<void> {
  await transaction.update(files).set({ captions }).where(eq(files.id, fileId))
}

/** Copies the non-empty captions of one file to another with the same bytes. */
export async function copyCaptions(
  transaction: Transaction,
  { from, to }: Record<'from' | 'to', string>,
): Promise<void> {
  await transaction.execute(sql`
    insert into file_captions (file_id, language, text, version, writer, by_id, at)
    select ${to}, language, text, version, writer, null, at from file_captions
    where file_id = ${from} and text <> ''`)
}
