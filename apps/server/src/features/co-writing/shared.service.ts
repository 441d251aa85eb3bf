import { sharedGivenUp, sharedStarted } from '@learntrail/contract/co-writing/events'
import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import type { SharedEdit, SharedRecord, SharedSummary } from '@learntrail/contract/co-writing/shared-record'
import { emptyDocument } from '@learntrail/contract/content/document'
import { limits } from '@learntrail/contract/limits'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { idKey } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentAccessChanged, removeDocument } from '../documents/index.ts'
import { holdOpen, reachOwnShared, reachShared, readShared, type Writer } from './reach-shared.policy.ts'
import { tellOfShared } from './shared.live.ts'
import { summaryOf } from './shared.mapping.ts'
import * as repository from './shared.repository.ts'
import { isIn } from './shared.rules.ts'
import { documentOf } from './shared-document.mapping.ts'
import { askPeople } from './shared-people.service.ts'

export async function listShared(
  platform: Platform,
  person: Writer,
  cursor: string | undefined,
): Promise<{ items: SharedSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, idKey)
  const rows = await repository.listShared(platform.pool, person.id, after, limits.pageSize + 1)
  const { items, nextCursor } = pageOf(rows, limits.pageSize, (row) => [row.id])
  return { items: items.map(summaryOf), nextCursor }
}

export async function listEdits(
  platform: Platform,
  person: Writer,
  id: string,
  cursor: string | undefined,
): Promise<{ items: SharedEdit[]; nextCursor: string | null }> {
  await reachShared(platform, person, id)
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, idKey)
  const rows = await repository.listEdits(platform.pool, person.id, id, after, limits.pageSize + 1)
  return pageOf(rows, limits.pageSize, (row) => [row.id])
}

/** Starts a record with friends; the same client id again answers the existing one. */
export async function startShared(
  platform: Platform,
  person: Writer,
  { clientId, title, personIds }: { clientId: string; title: string; personIds: string[] },
): Promise<SharedRecord> {
  const now = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    // Serialised, so that a start sent twice makes one record and the limit holds.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shared ${person.id}`}, 0))`)
    const before = await repository.findStarted(transaction, person.id, clientId)
    if (before !== undefined) return before
    if ((await repository.countOpen(transaction, person.id)) >= coWritingLimits.open) refuse('SHARED_LIMIT')
    const sharedId = newId(now.getTime())
    const content = emptyDocument
    const row = { id: sharedId, title, content, editedById: person.id, editedAt: now, createdAt: now }
    await repository.insertShared(transaction, row)
    const part = { sharedId, personId: person.id, isOwner: true, state: 'accepted', clientId, since: now } as const
    await repository.putParts(transaction, [part])
    const fact = { actorId: person.id, subjectId: sharedId, at: now }
    await platform.events.record(transaction, sharedStarted, { ...fact, data: { title } })
    if (personIds.length > 0) await askPeople(platform, transaction, person.id, { id: sharedId, title }, personIds)
    return sharedId
  })
  return readShared(platform, person, id)
}

/** Refuses the save of a page older than the documents: it keeps its text and asks to be reloaded. */
export async function refuseToSave(platform: Platform, person: Writer, id: string): Promise<never> {
  await reachShared(platform, person, id)
  return refuse('DOCUMENT_SCHEMA_OLD')
}

/** Deletes an unpublished shared record; its files become unused and are removed as such. */
export async function removeShared(platform: Platform, person: Writer, id: string): Promise<void> {
  await reachOwnShared(platform, person, id)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    // Before the row: changes lock the document first, then the row.
    await documentAccessChanged(platform, transaction, documentOf(id))
    const { title } = await holdOpen(transaction, id)
    const parts = await repository.listParts(transaction, id)
    await removeDocument(platform, transaction, documentOf(id))
    await repository.deleteShared(transaction, id)
    const data = { title, personIds: parts.filter(isIn).map(({ personId }) => personId) }
    await tellOfShared(platform, transaction, id, data.personIds)
    await platform.events.record(transaction, sharedGivenUp, { actorId: person.id, subjectId: id, data, at })
  })
}
