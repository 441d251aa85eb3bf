import type { CoWriter, SharedEdit, SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { joinAccount } from '../accounts/index.ts'
import { isFriendOf, visiblePerson } from '../people/index.ts'
import { listSharedQuery, oneSharedQuery, sharedEditsQuery, sharedRightQuery } from './shared.queries.ts'
import { sharedFiles, sharedPeople, sharedRecords } from './shared.tables.ts'

export type SharedRow = typeof sharedRecords.$inferSelect
export type PartRow = typeof sharedPeople.$inferSelect

/** A shared record as the queries answer it to a participant. */
export interface SharedHead {
  id: string
  version: number
  title: string
  content: SharedRecord['content']
  publishedAt: Date | null
  editedAt: Date
  editedBy: SharedRecord['lastEdit']['person']
  people: CoWriter[]
  isOwner: boolean
  state: 'invited' | 'accepted'
  privacy: number
  hasAgreed: boolean
}
export interface WholeShared
  extends SharedHead,
    Pick<SharedRecord, 'date' | 'classification' | 'tags' | 'customTags' | 'postId'> {
  files: SharedRecord['files'] | null
}

export async function findShared(pool: Pool, viewer: string, id: string): Promise<WholeShared | undefined> {
  return (await pool.query<WholeShared>({ ...oneSharedQuery, values: [viewer, id] })).rows[0]
}

export async function listShared(pool: Pool, viewer: string, after: string | undefined, limit: number) {
  const found = await pool.query<SharedHead>({ ...listSharedQuery(limit), values: [viewer, after ?? lastId] })
  return found.rows
}

export async function listEdits(pool: Pool, viewer: string, id: string, after: string | undefined, limit: number) {
  const found = await pool.query<SharedEdit>({ ...sharedEditsQuery(limit), values: [viewer, id, after ?? lastId] })
  return found.rows
}

/** Returns whether the viewer may write; undefined without a part in the record. */
export async function findRight(pool: Pool, viewer: string, id: string): Promise<{ mayWrite: boolean } | undefined> {
  return (await pool.query<{ mayWrite: boolean }>({ ...sharedRightQuery, values: [viewer, id] })).rows[0]
}

export async function findRow(db: Queryable, id: string): Promise<SharedRow | undefined> {
  return (await db.select().from(sharedRecords).where(eq(sharedRecords.id, id)))[0]
}

/** Returns the record, locked against other changes until the transaction ends. */
export async function holdShared(transaction: Transaction, id: string): Promise<SharedRow | undefined> {
  return (await transaction.select().from(sharedRecords).where(eq(sharedRecords.id, id)).for('update'))[0]
}

export async function insertShared(transaction: Transaction, row: typeof sharedRecords.$inferInsert): Promise<void> {
  await transaction.insert(sharedRecords).values(row)
}

export async function updateShared(transaction: Transaction, id: string, change: Partial<SharedRow>): Promise<void> {
  await transaction.update(sharedRecords).set(change).where(eq(sharedRecords.id, id))
}

/**
 * Stores a change under a new version, to which nobody has agreed. The version is the number of the document's change,
 * or the former version plus one if that is higher: the row may be older than its document.
 */
export async function noteChange(
  transaction: Transaction,
  { id, version }: SharedRow,
  change: Partial<SharedRow>,
  number: number,
): Promise<void> {
  await updateShared(transaction, id, { ...change, version: Math.max(number, version + 1) })
}

export async function deleteShared(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(sharedRecords).where(eq(sharedRecords.id, id))
}

export async function findStarted(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: sharedPeople.sharedId })
    .from(sharedPeople)
    .where(and(eq(sharedPeople.personId, ownerId), eq(sharedPeople.clientId, clientId)))
  return found[0]?.id
}

export async function countOpen(transaction: Transaction, ownerId: string): Promise<number> {
  const found = await transaction
    .select({ count: sql<number>`count(*)::int` })
    .from(sharedPeople)
    .innerJoin(sharedRecords, eq(sharedRecords.id, sharedPeople.sharedId))
    .where(and(eq(sharedPeople.personId, ownerId), eq(sharedPeople.isOwner, true), isNull(sharedRecords.publishedAt)))
  return found[0]?.count ?? 0
}

export function listParts(transaction: Transaction, id: string): Promise<PartRow[]> {
  return transaction.select().from(sharedPeople).where(eq(sharedPeople.sharedId, id)).orderBy(sharedPeople.personId)
}

export async function putParts(transaction: Transaction, rows: (typeof sharedPeople.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insert(sharedPeople)
    .values(rows)
    .onConflictDoUpdate({
      target: [sharedPeople.sharedId, sharedPeople.personId],
      set: { state: sql`excluded.state`, since: sql`excluded.since`, agreedVersion: null },
    })
}

export async function updatePart(
  transaction: Transaction,
  id: string,
  personId: string,
  change: Partial<PartRow>,
): Promise<void> {
  await transaction
    .update(sharedPeople)
    .set(change)
    .where(and(eq(sharedPeople.sharedId, id), eq(sharedPeople.personId, personId)))
}

/** Lists unpublished records that both people take part in and that one of them owns. */
export async function listBetween(transaction: Transaction, one: string, other: string): Promise<string[]> {
  const found = await transaction.execute<{ id: string }>(sql`
    select s.id from shared_records s
    join shared_people owner on owner.shared_id = s.id and owner.is_owner
    join shared_people part on part.shared_id = s.id and not part.is_owner and part.state in ('invited', 'accepted')
    where s.published_at is null and ((owner.person_id = ${one} and part.person_id = ${other})
      or (owner.person_id = ${other} and part.person_id = ${one})) order by s.id`)
  return found.rows.map(({ id }) => id)
}

/** Returns which of `ids` can be invited: friends whom the viewer can come across. */
export async function findFriends(transaction: Transaction, viewer: string, ids: string[]): Promise<string[]> {
  const asking = '(select id from viewer)'
  const found = await transaction.execute<{ id: string }>(sql`
    with viewer as (select ${viewer}::uuid as id)
    select a.id from viewer ${withValues(joinAccount('a', 'any($1::uuid[])'), ids)}
    where ${sql.raw(visiblePerson(asking, 'a'))} and ${sql.raw(isFriendOf(asking, 'a.id'))}`)
  return found.rows.map(({ id }) => id)
}

export async function listFileIds(transaction: Transaction, id: string): Promise<string[]> {
  const found = await transaction
    .select({ fileId: sharedFiles.fileId })
    .from(sharedFiles)
    .where(eq(sharedFiles.sharedId, id))
    .orderBy(sharedFiles.position)
  return found.map(({ fileId }) => fileId)
}

export async function setFiles(transaction: Transaction, sharedId: string, fileIds: string[]): Promise<void> {
  await transaction.delete(sharedFiles).where(eq(sharedFiles.sharedId, sharedId))
  if (fileIds.length === 0) return
  await transaction.insert(sharedFiles).values(fileIds.map((fileId, position) => ({ sharedId, position, fileId })))
}
