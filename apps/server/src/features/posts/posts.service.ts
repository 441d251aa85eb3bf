import { mentionedIds, plainText } from '@learntrail/contract/content/document'
import { postCertificationOutdated, postChanged, postDeleted } from '@learntrail/contract/posts/events'
import { privacy, type ValidPostInput, type ValidReplaceInput } from '@learntrail/contract/posts/posts'
import type { Person } from '../../platform/access/person.ts'
import { withNames } from '../../platform/content/mentions.rules.ts'
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { dropUpload, keepUpload, type StoredFile, type Upload } from '../files/index.ts'
import { findVisibleNames } from '../people/index.ts'
import { distinctTags } from '../tags/index.ts'
import { binPost } from './bin/post.bin.ts'
import { noteChange } from './certifications/certifications.repository.ts'
import { keepVersion } from './history/keep-version.service.ts'
import { checkGroups, checkHasGroups } from './in-groups/check-groups.policy.ts'
import { holdPost, listGroupIds } from './in-groups/post-groups.repository.ts'
import { putInGroups } from './in-groups/put-in-groups.service.ts'
import { setLike } from './likes.service.ts'
import { checkNotWithheld } from './post.report-target.ts'
import { attachFiles, withOwnFiles } from './post-files.service.ts'
import { postOf, type WrittenPost } from './posts.mapping.ts'
import { allow, postAbilities } from './posts.policy.ts'
import * as repository from './posts.repository.ts'
import { checkDate, checkNotEmpty, saysSame } from './posts.rules.ts'
import { recordAudience } from './record-audience.service.ts'
import { recordPublished } from './record-published.service.ts'
import { rememberChoices } from './remember-choices.service.ts'
import { indexPosts, indexWritten } from './words/index-posts.service.ts'
import { filesWrittenIn, takeWritten } from './written-in.kind.ts'

/** Publishes a record; the same client id again answers the record that exists. */
export async function publishPost(
  platform: Platform,
  person: Person,
  { clientId, draftId, ...input }: ValidPostInput & { clientId: string; draftId?: string | undefined },
): Promise<WrittenPost> {
  const { db, clock } = platform
  const now = clock.now()
  const writing = inTransaction(db, async (transaction) => {
    const { fileIds } = input
    const inDraft =
      fileIds.length === 0 ? [] : await filesWrittenIn(platform, transaction, person.id, { clientId, draftId })
    const written = await checkInput({ db: transaction, clock }, person, input)
    checkNotEmpty(input, fileIds.length)
    const taking = takeWritten(platform, transaction, person.id, { clientId, draftId })
    // Sent together with the next statement; if that one has an answer, this one has succeeded.
    taking.catch(() => undefined)
    const id = await writePost(platform, transaction, person.id, { clientId, fileIds, inDraft, written, now })
    if (id === undefined) return undefined
    if (draftId !== undefined && !(await taking).includes(draftId)) refuse('DRAFT_NOT_FOUND')
    return repository.findPostWithCommit(platform, transaction, person.id, id)
  })
  const written = await writing.catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (typeof written === 'function') return postOf(person, (await written()) ?? refuse('POST_NOT_FOUND'))
  // A publication that arrives again is answered with its record, even if it would be refused now.
  const before = await repository.findPublished(db, person.id, clientId)
  if (before === undefined) throw written ?? new Refusal('POST_NOT_FOUND')
  return readPost(platform, person, before)
}

/** Returns the client ids that have been published already. */
export async function findPublishedAmong({ db }: Platform, person: Person, clientIds: string[]) {
  return { clientIds: await repository.listPublished(db, person.id, clientIds) }
}

interface Publication {
  clientId: string
  fileIds: string[]
  /** Files of the drafts that the record was written in. */
  inDraft: string[]
  written: Awaited<ReturnType<typeof checkInput>>
  now: Date
}

/**
 * Inserts a checked input as a record, with its files, its event and its index; returns its id. Undefined if the same
 * publication arrived twice at once: the other call does it all.
 */
export async function writePost(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  { clientId, fileIds, inDraft, written, now }: Publication,
): Promise<string | undefined> {
  const post = { id: newId(now.getTime()), ownerId }
  const { groupIds, ...columns } = written
  const [isNew] = await Promise.all([
    repository.insertPost(transaction, { ...post, ...columns, clientId, publishedAt: now }),
    rememberChoices(transaction, ownerId, columns),
  ])
  if (!isNew) return undefined
  const inGroups = await checkGroups(transaction, ownerId, written)
  await putInGroups(platform, transaction, post.id, inGroups, [])
  const ownFiles = await withOwnFiles(platform, transaction, post, fileIds, inDraft)
  await attachFiles(platform, transaction, post, { before: [], fileIds: ownFiles })
  const { title, content, privacy } = written
  if (ownFiles.length === 0) indexWritten(transaction, { ...written, id: post.id })
  else await indexPosts(transaction, [post.id])
  const audience = { privacy, groupIds: inGroups }
  await recordPublished(platform, transaction, { ...post, actorId: ownerId, title, content, ...audience, at: now })
  return post.id
}

/**
 * Checks what no schema can and returns the columns for an input. Inside a transaction, `db` is that transaction.
 * Mentions of people whom the author cannot come across become plain names: a text that waited, as a draft or for its
 * time, is published even if a person left or set a block meanwhile.
 */
export async function checkInput(
  { db, clock }: { db: Queryable; clock: Platform['clock'] },
  person: { id: string },
  input: ValidPostInput,
) {
  checkHasGroups(input)
  checkDate(input.date, clock.now())
  const content = withNames(input.content, await findVisibleNames(db, person.id, mentionedIds(input.content)))
  const { title, date, classification, tags, privacy, groupIds } = input
  const customTags = distinctTags(input.customTags)
  return { title, content, text: plainText(content), date, classification, tags, customTags, privacy, groupIds }
}

export async function readPost(platform: Platform, person: Person, id: string): Promise<WrittenPost> {
  const row = await repository.findPost(platform, person.id, id)
  return postOf(person, row ?? refuse('POST_NOT_FOUND'))
}

/** Returns a record that this person may see; POST_NOT_FOUND otherwise. */
export async function reachPost(platform: Platform, person: Person, id: string): Promise<repository.ReachedPost> {
  return (await repository.reachPost(platform.pool, person.id, id)) ?? refuse('POST_NOT_FOUND')
}

/** As `reachPost`; refuses a person who may see the record but not edit it. */
export async function reachOwnPost(platform: Platform, person: Person, id: string): Promise<repository.ReachedPost> {
  const post = await reachPost(platform, person, id)
  allow(postAbilities(person, post).edit)
  return post
}

interface PostChange {
  privacy?: number | undefined
  /** Only with the privacy `group`. */
  groupIds?: string[] | undefined
  isPinned?: boolean | undefined
  isLiked?: boolean | undefined
}

export async function changePost(
  platform: Platform,
  person: Person,
  id: string,
  change: PostChange,
): Promise<WrittenPost> {
  const post = await reachPost(platform, person, id)
  const { isLiked, privacy, isPinned, groupIds } = change
  const set = { ...(privacy === undefined ? {} : { privacy }), ...(isPinned === undefined ? {} : { isPinned }) }
  if (Object.keys(set).length > 0) {
    allow(postAbilities(person, post).edit)
    await inTransaction(platform.db, async (transaction) => {
      await checkNotWithheld(transaction, id, privacy)
      const held = privacy === undefined ? undefined : await holdPost(transaction, id)
      if (!(await repository.updatePost(transaction, person.id, id, set))) refuse('POST_NOT_FOUND')
      if (privacy !== undefined) {
        const before = await listGroupIds(transaction, id)
        const chosen = { privacy, groupIds: groupIds ?? before }
        const inGroups = await checkGroups(transaction, person.id, chosen, before)
        await putInGroups(platform, transaction, id, inGroups, before)
        const audience = { privacy, groupIds: inGroups }
        const audienceBefore = { privacy: held?.privacy ?? privacy, groupIds: before }
        await recordAudience(platform, transaction, { ...post, actorId: person.id }, { audience, audienceBefore })
      }
      await recordChange(platform, transaction, person, id)
    })
  }
  if (isLiked !== undefined) await setLike(platform, person.id, post, isLiked)
  return readPost(platform, person, id)
}

/**
 * Replaces what a record says; uploaded files follow those that the input names. The former state is kept as a version;
 * a change made meanwhile is not overwritten (POST_CONFLICT); repeating the same change does nothing.
 */
export async function replacePost(
  platform: Platform,
  person: Person,
  id: string,
  { editedAt: basedOn, ...input }: ValidReplaceInput,
  upload: Upload | undefined,
): Promise<WrittenPost> {
  const written = await checkReplacement(platform, person, id, input, upload)
  const editedAt = platform.clock.now()
  const replace = async (transaction: Transaction, added: StoredFile[]) => {
    const before = await repository.holdWords(transaction, person.id, id)
    if (before === undefined) refuse('POST_NOT_FOUND')
    const wanted = { ...written, groupIds: written.privacy === privacy.group ? written.groupIds : [] }
    const isSame = added.length === 0 && saysSame(before, { ...wanted, fileIds: input.fileIds })
    if (isSame) return
    if (basedOn !== undefined && basedOn !== (before.editedAt?.toISOString() ?? null)) refuse('POST_CONFLICT')
    await checkNotWithheld(transaction, id, written.privacy)
    await keepVersion(transaction, id, editedAt)
    const { groupIds, ...columns } = written
    if (!(await repository.updatePost(transaction, person.id, id, { ...columns, editedAt }))) refuse('POST_NOT_FOUND')
    const chosen = { privacy: columns.privacy, groupIds }
    const inGroups = await checkGroups(transaction, person.id, chosen, before.groupIds)
    await putInGroups(platform, transaction, id, inGroups, before.groupIds)
    const fileIds = [...input.fileIds, ...added.map((file) => file.id)]
    await attachFiles(platform, transaction, { id, ownerId: person.id }, { before: before.fileIds, fileIds })
    const isOutdated = await noteChange(transaction, id, { before, after: { ...written, fileIds }, at: editedAt })
    await indexPosts(transaction, [id])
    const { tags, customTags } = written
    await rememberChoices(transaction, person.id, { tags, customTags })
    await recordChange(platform, transaction, person, id)
    const post = { id, ownerId: person.id, actorId: person.id }
    const audience = { privacy: columns.privacy, groupIds: inGroups }
    await recordAudience(platform, transaction, post, { audience, audienceBefore: before })
    if (isOutdated) {
      const fact = { actorId: person.id, subjectId: id, data: { ownerId: person.id }, at: editedAt }
      await platform.events.record(transaction, postCertificationOutdated, fact)
    }
  }
  if (upload === undefined) await inTransaction(platform.db, (transaction) => replace(transaction, []))
  else await keepUpload(platform, person.id, upload, replace)
  return readPost(platform, person, id)
}

async function checkReplacement(
  platform: Platform,
  person: Person,
  id: string,
  input: ValidPostInput,
  upload: Upload | undefined,
) {
  try {
    await reachOwnPost(platform, person, id)
    checkNotEmpty(input, input.fileIds.length + (upload?.files.length ?? 0))
    return await checkInput(platform, person, input)
  } catch (error) {
    if (upload !== undefined) await dropUpload(platform.storage, upload)
    throw error
  }
}

async function recordChange(platform: Platform, transaction: Transaction, person: Person, id: string): Promise<void> {
  const at = platform.clock.now()
  await platform.events.record(transaction, postChanged, { actorId: person.id, subjectId: id, at })
}

/** Puts a record into the bin, along with its comments and likes. */
export async function deletePost(platform: Platform, person: Person, id: string): Promise<void> {
  await reachOwnPost(platform, person, id)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const binned = (await binPost(platform, transaction, person.id, id, at)) ?? refuse('POST_NOT_FOUND')
    const { privacy, groupIds, publishedAt } = binned
    const data = { ownerId: person.id, publishedAt: publishedAt.toISOString(), privacy, groupIds }
    await platform.events.record(transaction, postDeleted, { actorId: person.id, subjectId: id, data, at })
  })
}
