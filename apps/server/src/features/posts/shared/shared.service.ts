import { isDeepStrictEqual } from 'node:util'
import { emptyDocument, mentionedIds } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import { limits } from '@learntrail/contract/limits'
import { sharedGivenUp, sharedStarted } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import type {
  OpenInvitations,
  SharedEdit,
  SharedInput,
  SharedRecord,
  SharedSummary,
} from '@learntrail/contract/posts/shared-record'
import { sql } from 'drizzle-orm'
import { withPlainNames } from '../../../platform/content/mentions.rules.ts'
import { inTransaction, isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { idKey } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdFiles, letGoOfFiles } from '../../files/index.ts'
import { findPublishedFiles } from '../posts.repository.ts'
import { checkDate, distinctTags } from '../posts.rules.ts'
import { holdOpen, reachOwnShared, reachShared, readShared, type Writer } from './reach-shared.ts'
import { recordStretch } from './record-stretch.ts'
import { summaryOf } from './shared.mapping.ts'
import * as repository from './shared.repository.ts'
import { isIn } from './shared.rules.ts'
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

export function readInvitations(platform: Platform, person: Writer): Promise<OpenInvitations> {
  return repository.findInvitations(platform.pool, person.id)
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

/** Begins a record with friends; the same client id again answers the one that is there. */
export async function startShared(
  platform: Platform,
  person: Writer,
  { clientId, title, personIds }: { clientId: string; title: string; personIds: string[] },
): Promise<SharedRecord> {
  const now = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    // One after the other, so that the same beginning sent twice is one and the limit holds.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shared ${person.id}`}, 0))`)
    const before = await repository.findStarted(transaction, person.id, clientId)
    if (before !== undefined) return before
    if ((await repository.countOpen(transaction, person.id)) >= postLimits.openShared) refuse('SHARED_LIMIT')
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

/** Saves on top of a version; what somebody else saved since is never overwritten. A retry changes nothing. */
export async function saveShared(
  platform: Platform,
  person: Writer,
  id: string,
  { version, fileIds, ...input }: SharedInput,
): Promise<SharedRecord> {
  const part = await reachShared(platform, person, id)
  if (part.state !== 'accepted') refuse('NO_PERMISSION')
  const now = platform.clock.now()
  const written = { ...input, customTags: distinctTags(input.customTags) }
  if (written.date !== null) checkDate(written.date, now)
  try {
    await inTransaction(platform.db, async (transaction) => {
      const before = await holdOpen(transaction, id)
      const filesBefore = await repository.listFileIds(transaction, id)
      const after = { ...written, content: await withReachable(transaction, person.id, before, written) }
      const fields = changedFields(before, filesBefore, { ...after, fileIds })
      if (fields.length === 0) return
      if (before.version !== version) refuse('SHARED_CHANGED', { values: { version: before.version } })
      await setFiles(platform, transaction, { writer: person.id, id, before: filesBefore, fileIds })
      const change = { ...after, version: version + 1, editedById: person.id, editedAt: now }
      await repository.updateShared(transaction, id, change)
      await recordStretch(transaction, person.id, { id, before, after, fields, now })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'shared_files_file')) refuse('FILE_IN_USE')
    throw error
  }
  return readShared(platform, person, id)
}

type Written = Omit<SharedInput, 'version' | 'fileIds'>

function changedFields(
  before: repository.SharedRow,
  filesBefore: string[],
  after: Written & { fileIds: string[] },
): SharedEdit['fields'] {
  const { title, content, fileIds, date, classification, tags, customTags } = after
  return [
    ...(title === before.title ? [] : (['title'] as const)),
    ...(isDeepStrictEqual(content, before.content) ? [] : (['content'] as const)),
    ...(isDeepStrictEqual(fileIds, filesBefore) ? [] : (['files'] as const)),
    ...(date === before.date ? [] : (['date'] as const)),
    ...(classification === before.classification ? [] : (['classification'] as const)),
    ...(isDeepStrictEqual([tags, customTags], [before.tags, before.customTags]) ? [] : (['tags'] as const)),
  ]
}

/** The text as it is kept: whom the writer mentions anew and cannot come across is named in plain words; others wrote the rest. */
async function withReachable(transaction: Transaction, writer: string, before: repository.SharedRow, after: Written) {
  const known = new Set(mentionedIds(before.content))
  const added = mentionedIds(after.content).filter((one) => !known.has(one))
  if (added.length === 0) return after.content
  const reachable = await repository.findVisible(transaction, writer, added)
  return withPlainNames(after.content, new Set(added).difference(reachable))
}

interface FileChange {
  writer: string
  id: string
  before: string[]
  fileIds: string[]
}

/**
 * New files are the writer's own and nobody's yet; those that were there may be anybody's. What the writer takes out of
 * their own goes after a while, if nothing else has it; what others brought stays theirs.
 */
async function setFiles(
  platform: Platform,
  transaction: Transaction,
  { writer, id, before, fileIds }: FileChange,
): Promise<void> {
  if (isDeepStrictEqual(before, fileIds)) return
  const added = fileIds.filter((one) => !before.includes(one))
  if ((await holdFiles(transaction, writer, added)).length < added.length) refuse('FILE_NOT_FOUND')
  if ((await findPublishedFiles(transaction, added)).size > 0) refuse('FILE_IN_USE')
  if ((await repository.sumBytes(transaction, fileIds)) > fileLimits.uploadBytes) {
    refuse('FILE_TOO_LARGE', { values: { limit: fileLimits.uploadBytes } })
  }
  await repository.setFiles(transaction, id, fileIds)
  const gone = before.filter((one) => !fileIds.includes(one))
  await letGoOfFiles(platform, transaction, writer, gone)
}

/** Gives up a record that is being written; its files become unused and go as such. */
export async function removeShared(platform: Platform, person: Writer, id: string): Promise<void> {
  await reachOwnShared(platform, person, id)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { title } = await holdOpen(transaction, id)
    const parts = await repository.listParts(transaction, id)
    await repository.deleteShared(transaction, id)
    const data = { title, personIds: parts.filter(isIn).map(({ personId }) => personId) }
    await platform.events.record(transaction, sharedGivenUp, { actorId: person.id, subjectId: id, data, at })
  })
}
