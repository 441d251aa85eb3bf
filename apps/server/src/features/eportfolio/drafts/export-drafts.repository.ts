import type { ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { exportDrafts } from '../eportfolio.tables.ts'

export type ExportDraftRow = typeof exportDrafts.$inferSelect
type NewRow = typeof exportDrafts.$inferInsert

/** Serialises the creation of a person's drafts, so that counts and client ids stay true until the transaction ends. */
export async function holdDraftsOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export drafts:${ownerId}`}, 0))`)
}

export async function countDrafts(transaction: Transaction, ownerId: string): Promise<number> {
  return transaction.$count(exportDrafts, eq(exportDrafts.ownerId, ownerId))
}

export async function insertDraft(transaction: Transaction, row: NewRow): Promise<ExportDraftRow> {
  const [added] = await transaction.insert(exportDrafts).values(row).returning()
  return added as ExportDraftRow
}

export async function findByClient(db: Queryable, ownerId: string, clientId: string) {
  const found = await db
    .select()
    .from(exportDrafts)
    .where(and(eq(exportDrafts.ownerId, ownerId), eq(exportDrafts.clientId, clientId)))
  return found[0]
}

const isOf = (ownerId: string, id: string) => and(eq(exportDrafts.id, id), eq(exportDrafts.ownerId, ownerId))

export async function findDraft(db: Queryable, ownerId: string, id: string): Promise<ExportDraftRow | undefined> {
  const found = await db.select().from(exportDrafts).where(isOf(ownerId, id))
  return found[0]
}

export async function isThere(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  return (await db.$count(exportDrafts, isOf(ownerId, id))) > 0
}

/** Returns the owner's draft, locked until the transaction ends. */
export async function holdDraft(
  transaction: Transaction,
  ownerId: string,
  id: string,
): Promise<ExportDraftRow | undefined> {
  const found = await transaction.select().from(exportDrafts).where(isOf(ownerId, id)).for('update')
  return found[0]
}

export async function updateDraft(
  transaction: Transaction,
  id: string,
  change: Partial<NewRow>,
): Promise<ExportDraftRow> {
  const [changed] = await transaction.update(exportDrafts).set(change).where(eq(exportDrafts.id, id)).returning()
  return changed as ExportDraftRow
}

export async function deleteDraft(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(exportDrafts).where(eq(exportDrafts.id, id))
}

/** What a list needs of a draft; its texts, which may be long, stay in the database. */
export interface ListedDraft
  extends Pick<ExportDraftSummary, 'draftId' | 'version' | 'name' | 'title' | 'template' | 'orientation'> {
  selectedCount: number
  totalWords: number
  updatedAt: Date
  coverImageId: string | null
  /** Pictures in the sections, in their usual order. */
  placed: string[]
  /** Ids of adjusted pictures; `adjustedIds` has the results. */
  adjusted: string[]
  adjustedIds: string[]
}

const picturesIn = (key: string) =>
  `jsonb_path_query_array(d.content, '$.customTextResources.${key}[*].contents[*] ? (@.kind == "image").imageId')`

export async function listDrafts(pool: Pool, ownerId: string): Promise<ListedDraft[]> {
  const found = await pool.query<ListedDraft>({
    name: 'export-drafts',
    text: `select d.id as "draftId", d.version, d.name, d.content ->> 'title' as title,
        cardinality(d.post_ids) + cardinality(d.homework_ids) as "selectedCount", d.total_words as "totalWords", d.updated_at as "updatedAt",
        d.content #>> '{pages,template}' as template, d.content #>> '{pages,orientation}' as orientation,
        d.content #>> '{pages,coverImageId}' as "coverImageId",
        ${sectionKeys.map(picturesIn).join(' || ')} as placed,
        jsonb_path_query_array(d.content, '$.adjustImages[*].imageId') as adjusted,
        jsonb_path_query_array(d.content, '$.adjustImages[*].adjustedId') as "adjustedIds"
      from export_drafts d where d.owner_id = $1 order by d.updated_at desc, d.id desc`,
    values: [ownerId],
  })
  return found.rows
}
