import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { drafts } from './drafts.view.ts'

export type DraftRow = typeof drafts.$inferSelect
type Change = Partial<typeof drafts.$inferInsert>

/** A draft as lists read it: without its content, and only with the beginning of its text, for the excerpt. */
export type ListedDraft = Omit<DraftRow, 'content'>
const { content: _, ...columns } = getTableColumns(drafts)
const listed = { ...columns, text: sql<string>`left(${drafts.text}, 1000)` }

const isDraft = isNull(drafts.scheduledAt)
const isScheduled = isNotNull(drafts.scheduledAt)
const states = { draft: isDraft, scheduled: isScheduled }
export type DraftState = keyof typeof states

/** Serialises changes of a person's drafts, so that counts and client ids are compared without races. */
export async function holdDraftsOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${ownerId}`}, 0))`)
}

export async function countDrafts(transaction: Transaction, ownerId: string, state: DraftState): Promise<number> {
  return transaction.$count(drafts, and(eq(drafts.ownerId, ownerId), states[state]))
}

export async function insertDraft(transaction: Transaction, row: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [added] = await transaction.insert(drafts).values(row).returning()
  return added as DraftRow
}

export async function findByClient(db: Queryable, ownerId: string, clientId: string): Promise<DraftRow | undefined> {
  const found = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), eq(drafts.clientId, clientId)))
  return found[0]
}

/** Returns a draft of this owner, locked until the transaction ends. */
export async function holdDraft(
  transaction: Transaction,
  ownerId: string,
  id: string,
  state: DraftState,
): Promise<DraftRow | undefined> {
  const found = await transaction
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.ownerId, ownerId), states[state]))
    .for('update')
  return found[0]
}

export async function findDraft(
  db: Queryable,
  ownerId: string,
  id: string,
  state: DraftState,
): Promise<DraftRow | undefined> {
  const found = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.ownerId, ownerId), states[state]))
  return found[0]
}

export async function listDrafts(
  db: Queryable,
  ownerId: string,
  isBulletin: boolean | undefined,
): Promise<ListedDraft[]> {
  return db
    .select(listed)
    .from(drafts)
    .where(
      and(
        eq(drafts.ownerId, ownerId),
        isDraft,
        isBulletin === undefined ? undefined : eq(drafts.isBulletin, isBulletin),
      ),
    )
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
}

export async function listScheduled(db: Queryable, ownerId: string): Promise<ListedDraft[]> {
  return db
    .select(listed)
    .from(drafts)
    .where(and(eq(drafts.ownerId, ownerId), isScheduled))
    .orderBy(drafts.scheduledAt, drafts.id)
}

export async function updateDraft(transaction: Transaction, id: string, change: Change): Promise<DraftRow> {
  const [changed] = await transaction.update(drafts).set(change).where(eq(drafts.id, id)).returning()
  return changed as DraftRow
}

export async function deleteDraft(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(drafts).where(eq(drafts.id, id))
}

interface Written {
  clientId: string
  draftId?: string | undefined
}

/**
 * SQL: the draft is the one that a publication was written in: by the client id of the publication, or by the draft it
 * names. By hand, since every publication runs it and Drizzle builds a statement anew each time.
 */
const isWrittenIn = 'owner_id = $1 and (client_id = $2 or (id = $3 and scheduled_at is null))'
const filesOfWritten = { name: 'draft-files', text: `select file_ids as "fileIds" from drafts where ${isWrittenIn}` }
const takeWritten = { name: 'take-drafts', text: `delete from drafts where ${isWrittenIn} returning id` }

/** Lists the files of the drafts that a publication was written in. */
export async function listDraftFiles(transaction: Transaction, ownerId: string, written: Written): Promise<string[]> {
  const found = await clientOf(transaction).query(filesOfWritten, [ownerId, written.clientId, written.draftId ?? null])
  return (found.rows as { fileIds: string[] }[]).flatMap(({ fileIds }) => fileIds)
}

/** Deletes the drafts that a publication was written in; returns their ids. */
export async function takeDrafts(transaction: Transaction, ownerId: string, written: Written): Promise<string[]> {
  const taken = await clientOf(transaction).query(takeWritten, [ownerId, written.clientId, written.draftId ?? null])
  return (taken.rows as { id: string }[]).map(({ id }) => id)
}

/** Finds the due scheduled records of all people, the longest overdue first. */
export async function findDue(db: Queryable, now: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(isScheduled, sql`${drafts.scheduledAt} <= ${now}`))
    .orderBy(drafts.scheduledAt)
    .limit(limit)
}

/** Returns a scheduled record of any owner, locked until the transaction ends. */
export async function holdScheduled(transaction: Transaction, id: string): Promise<DraftRow | undefined> {
  const found = await transaction
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), isScheduled))
    .for('update')
  return found[0]
}
