import type { Discussion, DiscussionReply } from '@learntrail/contract/eportfolio/discussions'
import { discussionWritten } from '@learntrail/contract/eportfolio/events'
import { limits } from '@learntrail/contract/limits'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachEPortfolio } from '../eportfolio.repository.ts'
import { discussionAbilities, discussionOf, replyOf } from './discussions.mapping.ts'
import * as repository from './discussions.repository.ts'

const beforeAll = '00000000-0000-0000-0000-000000000000'

interface Place {
  id: string
  discussionId: string
}

interface Said {
  content: string
  clientId: string
}

export async function listDiscussions(
  platform: Platform,
  person: Person,
  { id, parent, cursor }: { id: string; parent?: string | undefined; cursor?: string | undefined },
): Promise<{ items: Discussion[]; nextCursor: string | null }> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  if (parent !== undefined) await repository.reachDiscussion(platform.pool, person.id, id, parent)
  const [after] = cursor === undefined ? [beforeAll] : decodeCursor(cursor, z.tuple([z.uuid()]))
  const page = { after, limit: limits.pageSize + 1 }
  const rows = await repository.listDiscussions(platform.pool, person.id, { id, parent }, page)
  const { items, nextCursor } = pageOf(rows, limits.pageSize, (row) => [row.id])
  return { items: items.map((row) => discussionOf(person, row, ownerId)), nextCursor }
}

/** Says something about an e-portfolio; the same client id again answers what is there. */
export async function writeDiscussion(
  platform: Platform,
  person: Person,
  input: Said & { id: string },
): Promise<Discussion> {
  const { ownerId } = await reachEPortfolio(platform, person, input.id)
  const row = await write(platform, person, { ...input, parentId: null, toldTo: ownerId })
  return discussionOf(person, row, ownerId)
}

/** Replies to what somebody said; to a reply, it stands below what that answers. */
export async function writeReply(platform: Platform, person: Person, input: Said & Place): Promise<DiscussionReply> {
  const { ownerId } = await reachEPortfolio(platform, person, input.id)
  const answered = await repository.reachDiscussion(platform.pool, person.id, input.id, input.discussionId)
  const parentId = answered.parentId ?? answered.id
  const row = await write(platform, person, { ...input, parentId, toldTo: answered.authorId })
  return replyOf(person, row, ownerId)
}

async function write(
  platform: Platform,
  person: Person,
  { id, parentId, toldTo, content, clientId }: Said & { id: string; parentId: string | null; toldTo: string },
): Promise<repository.DiscussionRow> {
  const { db, pool, clock } = platform
  const at = clock.now()
  await inTransaction(db, async (transaction) => {
    await repository.holdEPortfolio(transaction, id)
    if (parentId !== null && (await repository.countReplies(transaction, parentId)) === undefined) {
      refuse('DISCUSSION_NOT_FOUND')
    }
    const discussion = { id: newId(at.getTime()), eportfolioId: id, parentId }
    const row = { ...discussion, authorId: person.id, clientId, content, createdAt: at }
    if (!(await repository.insertDiscussion(transaction, row))) return
    await repository.addToCounts(transaction, discussion, 1)
    const place = { discussionId: parentId ?? row.id, ...(parentId !== null && { replyId: row.id }) }
    const fact = { actorId: person.id, subjectId: id, data: { ownerId: toldTo, ...place }, at }
    await platform.events.record(transaction, discussionWritten, fact)
  })
  const written = await repository.findByClient(db, person.id, clientId)
  return repository.reachDiscussion(pool, person.id, id, written ?? refuse('EPORTFOLIO_NOT_FOUND'))
}

export async function editDiscussion(
  platform: Platform,
  person: Person,
  { id, discussionId, content }: Place & { content: string },
): Promise<{ content: string; editedAt: string }> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  const row = await repository.reachDiscussion(platform.pool, person.id, id, discussionId)
  if (!discussionAbilities(person, row, ownerId).edit) refuse('NO_PERMISSION')
  const at = platform.clock.now()
  await repository.setContent(platform.db, discussionId, content, at)
  return { content, editedAt: at.toISOString() }
}

/** Removes what somebody said, with its replies. */
export async function deleteDiscussion(platform: Platform, person: Person, { id, discussionId }: Place): Promise<void> {
  const { ownerId } = await reachEPortfolio(platform, person, id)
  const row = await repository.reachDiscussion(platform.pool, person.id, id, discussionId)
  if (!discussionAbilities(person, row, ownerId).remove) refuse('NO_PERMISSION')
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdEPortfolio(transaction, id)
    const replyCount = await repository.countReplies(transaction, discussionId)
    if (replyCount === undefined) refuse('DISCUSSION_NOT_FOUND')
    await repository.deleteDiscussion(transaction, discussionId)
    await repository.addToCounts(transaction, { eportfolioId: id, parentId: row.parentId }, -1 - replyCount)
  })
}
