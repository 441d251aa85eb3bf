import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts'
import { fittingTokens, indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import type { StoredFile } from '../files.repository.ts'
import { files } from '../files.tables.ts'
import { fileTexts } from './texts.tables.ts'

const { word, ppt, excel, pdf, txt } = fileTypeFlags
const readableFlags = word | ppt | excel | pdf | txt

const isUnread = (db: Queryable) =>
  notExists(db.select({ id: fileTexts.fileId }).from(fileTexts).where(eq(fileTexts.fileId, files.id)))

/** Returns a file whose text was not read yet. */
export async function findUnread(db: Queryable, id: string): Promise<StoredFile | undefined> {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isUnread(db)))
  return found
}

/** Returns documents whose text was never read, or whose reading was stopped with its server. */
export async function listUnread(db: Database, after: string, limit: number): Promise<StoredFile[]> {
  return db
    .select()
    .from(files)
    .where(and(sql`${files.type} & ${readableFlags} <> 0`, gt(files.id, after), isUnread(db)))
    .orderBy(files.id)
    .limit(limit)
}

/** Stores a file's text; returns whether the file still existed. */
export async function writeText(transaction: Transaction, fileId: string, text: string): Promise<boolean> {
  const held = await transaction.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('key share')
  if (held.length === 0) return false
  const entry = entryOf(text)
  await transaction
    .insert(fileTexts)
    .values({ fileId, ...entry })
    .onConflictDoUpdate({ target: fileTexts.fileId, set: entry })
  return true
}

/** Returns texts whose tokens are of another version. */
export async function listOutdated(db: Queryable, limit: number): Promise<{ fileId: string; text: string }[]> {
  return db
    .select({ fileId: fileTexts.fileId, text: fileTexts.text })
    .from(fileTexts)
    .where(ne(fileTexts.version, tokensVersion))
    .limit(limit)
}

function entryOf(text: string) {
  const tokens = sql<string>`array_to_tsvector(${sql.param(fittingTokens(indexTokens(text)))}::text[])`
  return { text, tokens, phrases: phraseText(text), version: tokensVersion }
}
