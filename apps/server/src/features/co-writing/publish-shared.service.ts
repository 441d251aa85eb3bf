import { contentDocument } from '@learntrail/contract/content/content'
import { type ContentDocument, mentionedIds, plainText } from '@learntrail/contract/content/document'
import { postLimits } from '@learntrail/contract/posts/limits'
import { customTagList, tagList } from '@learntrail/contract/posts/record-parts'
import { text } from '@learntrail/contract/text'
import { z } from 'zod'
import type { Person } from '../../platform/access/person.ts'
import { dayIn } from '../../platform/clock/taipei.ts'
import { withPlainNames } from '../../platform/content/mentions.rules.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { validate } from '../../platform/http/validate.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentAccessChanged, readDocument } from '../documents/index.ts'
import { copyFile, holdFilesOfAnybody, type StoredFile } from '../files/index.ts'
import { findVisibleNames } from '../people/index.ts'
import {
  checkDate,
  checkNotEmpty,
  findPublishedBy,
  findPublishedFiles,
  indexPosts,
  insertPost,
  readPost,
  recordPublished,
  rememberChoices,
  setFiles as setPostFiles,
  type WrittenPost,
} from '../posts/index.ts'
import { reachOwnShared } from './reach-shared.policy.ts'
import { tellOfShared } from './shared.live.ts'
import * as repository from './shared.repository.ts'
import { mayPublish } from './shared.rules.ts'
import { documentOf } from './shared-document.mapping.ts'

/**
 * Gives each person who accepted a record of their own, all in one transaction. Publishing again answers the owner's
 * record. Refusals: SHARED_CHANGED, SHARED_NOT_AGREED.
 */
export async function publishShared(
  platform: Platform,
  person: Person,
  id: string,
  version: number,
): Promise<WrittenPost> {
  await reachOwnShared(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    await holdDocument(platform, transaction, id)
    const shared = (await repository.holdShared(transaction, id)) ?? refuse('SHARED_NOT_FOUND')
    if (shared.publishedAt !== null) return
    if (shared.version !== version) refuse('SHARED_CHANGED', { values: { version: shared.version } })
    await publishHeld(platform, transaction, person.id, shared)
  })
  const postId = await findPublishedBy(platform.db, person.id, id)
  return readPost(platform, person, postId ?? refuse('POST_NOT_FOUND'))
}

/**
 * Locks the document: changes acknowledged so far are in the row, later ones wait, ask for the right to write again,
 * and are refused. A record never opened since it was started gets its document now, so that there is something to
 * lock.
 */
async function holdDocument(platform: Platform, transaction: Transaction, id: string): Promise<void> {
  await readDocument(platform, documentOf(id), transaction)
  await documentAccessChanged(platform, transaction, documentOf(id))
}

async function publishHeld(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  shared: repository.SharedRow,
): Promise<void> {
  const now = platform.clock.now()
  const parts = (await repository.listParts(transaction, shared.id)).filter(({ state }) => state === 'accepted')
  // A person who left the service or whom a block keeps from the owner gets no copy.
  const reachable = await findVisibleNames(
    transaction,
    ownerId,
    parts.map(({ personId }) => personId),
  )
  const writers = parts.filter(({ personId }) => reachable.has(personId))
  const voices = writers.map((one) => ({ ...one, hasAgreed: one.agreedVersion === shared.version }))
  if (!mayPublish(voices, shared.editedAt, now)) refuse('SHARED_NOT_AGREED')

  const fileIds = await repository.listFileIds(transaction, shared.id)
  const held = await holdFilesOfAnybody(transaction, fileIds)
  const files = fileIds.flatMap((one) => held.find((file) => file.id === one) ?? [])
  const written = checkWhole(shared, files.length, now)
  // From here on the files belong to the records.
  await repository.setFiles(transaction, shared.id, [])
  const taken = await findPublishedFiles(transaction, fileIds)
  for (const { personId, privacy } of writers) {
    const post = { id: newId(now.getTime()), ownerId: personId }
    const content = await withReachable(transaction, [ownerId, personId], written.content)
    await insertPost(transaction, {
      ...post,
      ...written,
      content,
      text: plainText(content),
      privacy,
      clientId: newId(now.getTime()),
      sharedId: shared.id,
      publishedAt: now,
    })
    await setPostFiles(transaction, post.id, await filesFor(platform, transaction, personId, files, taken))
    await indexPosts(transaction, [post.id])
    await rememberChoices(transaction, personId, { tags: written.tags, customTags: written.customTags })
    const { title } = written
    const audience = { privacy, groupIds: [] }
    await recordPublished(platform, transaction, { ...post, actorId: ownerId, title, content, ...audience, at: now })
  }
  await repository.updateShared(transaction, shared.id, { publishedAt: now })
  await tellOfShared(
    platform,
    transaction,
    shared.id,
    parts.map(({ personId }) => personId),
  )
}

/** Returns a person's own uploads as they are, and copies of all other files. */
async function filesFor(
  platform: Platform,
  transaction: Transaction,
  personId: string,
  files: StoredFile[],
  taken: ReadonlySet<string>,
): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const isFree = file.ownerId === personId && !taken.has(file.id)
    ids.push(isFree ? file.id : (await copyFile(platform, transaction, file, personId)).id)
  }
  return ids
}

/**
 * Turns mentions of people into plain names, unless both the owner of the copy and the publisher can come across them:
 * nobody gets a notice from people hidden from them.
 */
async function withReachable(transaction: Transaction, writerIds: readonly string[], content: ContentDocument) {
  const mentioned = mentionedIds(content)
  if (mentioned.length === 0) return content
  let reachable: ReadonlySet<string> = new Set(mentioned)
  for (const id of new Set(writerIds)) {
    const seen = await findVisibleNames(transaction, id, mentioned)
    reachable = new Set([...reachable].filter((one) => seen.has(one)))
  }
  return withPlainNames(content, new Set(mentioned.filter((one) => !reachable.has(one))))
}

/** Several people writing at once may exceed the limits of a record; nothing was cut until now. */
const withinLimits = z.object({
  title: text({ max: postLimits.title, oneLine: true }),
  content: contentDocument,
  tags: tagList,
  customTags: customTagList,
})

/** Checks that a shared text has all that a record needs. */
function checkWhole(shared: repository.SharedRow, fileCount: number, now: Date) {
  const checked = validate(withinLimits, shared)
  if (checked.error) throw checked.error
  const written = checked.value
  const { classification } = shared
  const date = shared.date ?? dayIn(now)
  checkNotEmpty(written, fileCount)
  checkDate(date, now)
  if (classification === null) refuseField('classification', 'required')
  if (written.tags.length === 0) refuseField('tags', 'required')
  return { ...written, date, classification }
}
