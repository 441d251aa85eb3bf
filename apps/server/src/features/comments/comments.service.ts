import { commentRemoved, commentWritten, replyRemoved, replyWritten } from '@learntrail/contract/comments/events'
import type { ErrorCode } from '@learntrail/contract/errors'
import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { firstId, idKey } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkNoContact } from '../groups/index.ts'
import { channels } from '../live/index.ts'
import { binComment } from './comment.bin.ts'
import { commentTarget } from './comment-targets.kind.ts'
import { commentIdOf, tellBelow } from './comments.live.ts'
import { allow, commentAbilities } from './comments.policy.ts'
import type { CommentRow, ReachedComment, ReachedTarget, ReplyRow, Target } from './comments.repository.ts'
import * as repository from './comments.repository.ts'
import { indexComment } from './words/index-comments.service.ts'

interface Said {
  content: string
  clientId: string
  /** Stores what the target's feature adds to the comment, once, in the same transaction. */
  keep?(transaction: Transaction, id: string): Promise<void>
}

interface Page<Row> {
  items: Row[]
  nextCursor: string | null
}

/** Returns a target as this person may see it. Refuses with the target's own missing code. */
export async function reachTarget(platform: Platform, person: Person, target: Target): Promise<ReachedTarget> {
  const reached = await repository.findTarget(platform, person.id, target)
  return reached ?? refuse(commentTarget(platform.declared, target.type).missing.target)
}

/** Live channels of a target, open to everybody who may see it. */
export const channelsOf = (type: Target['type']) =>
  channels({
    of: type,
    maySee: async (platform, person, id) =>
      (await repository.findTarget(platform, person.id, { type, id })) !== undefined,
  })

/**
 * Returns a comment or reply as this person may see it. Refuses with `missing` if there is none or `fits` rejects it.
 */
export async function reachComment(
  platform: Platform,
  person: Person,
  id: string,
  { fits, missing }: { fits: (comment: ReachedComment) => boolean; missing: ErrorCode },
): Promise<ReachedComment> {
  const comment = await repository.findComment(platform, person.id, id)
  return comment !== undefined && fits(comment) ? comment : refuse(missing)
}

/** Returns a page of the comments on a target, with the target as this person sees it. */
export async function listComments(
  platform: Platform,
  person: Person,
  target: Target,
  cursor: string | undefined,
): Promise<Page<CommentRow> & { target: ReachedTarget }> {
  const found = await repository.listComments(platform, person.id, target, pageAfter(cursor))
  const reached = found ?? refuse(commentTarget(platform.declared, target.type).missing.target)
  return { ...pageIn(reached.rows), target: reached.target }
}

/** Returns chosen comments below a target this person may see, in the order of their ids. */
export const readComments = repository.readChosen

export async function listReplies(
  platform: Platform,
  person: Person,
  { id }: ReachedComment,
  cursor: string | undefined,
): Promise<Page<ReplyRow>> {
  return pageIn(await repository.listReplies(platform, person.id, id, pageAfter(cursor)))
}

function pageAfter(cursor: string | undefined): { after: string; limit: number } {
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  return { after, limit: limits.pageSize + 1 }
}

const pageIn = <Row extends ReplyRow>(rows: Row[]): Page<Row> => pageOf(rows, limits.pageSize, ({ id }) => [id])

/** Comments on a target. Sent again with the same `clientId`, returns the existing comment. */
export function writeComment(platform: Platform, person: Person, target: ReachedTarget, said: Said) {
  return write(platform, person, { ...said, target, parentId: null, answers: target.ownerId })
}

/** Replies to a comment. A reply to a reply is placed below the same comment. */
export function writeReply(platform: Platform, person: Person, answered: ReachedComment, said: Said) {
  const { target, authorId } = answered
  return write(platform, person, { ...said, target, parentId: commentIdOf(answered), answers: authorId })
}

async function write(
  platform: Platform,
  person: Person,
  said: Said & { target: ReachedTarget; parentId: string | null; answers: string },
): Promise<ReachedComment> {
  const { target, parentId, content, clientId } = said
  const { missing, checkOpen } = commentTarget(platform.declared, target.type)
  const at = platform.clock.now()
  const named = { targetType: target.type, parentId, authorId: person.id, clientId }
  await inTransaction(platform.db, async (transaction) => {
    // Locked first, so that comments on one target are counted one at a time.
    if (!(await repository.holdTarget(platform.declared, transaction, target))) refuse(missing.target)
    await checkOpen?.(transaction, target.id)
    const to = [target.ownerId, said.answers].filter((id) => id !== person.id)
    await checkNoContact(platform, transaction, { from: person.id, to, texts: [content] })
    const isAnswerable = parentId === null || (await repository.countReplies(transaction, parentId)) !== undefined
    if (!isAnswerable) refuse(missing.comment)
    const row = { ...named, id: newId(at.getTime()), targetId: target.id, content, createdAt: at }
    if (!(await repository.insertComment(transaction, row))) return
    await indexComment(transaction, row.id, content)
    await said.keep?.(transaction, row.id)
    await repository.addToCounts(platform.declared, transaction, target, parentId, 1)
    const fact = { actorId: person.id, subjectId: target.id, at }
    const data = { ownerId: said.answers, targetType: target.type, commentId: commentIdOf(row) }
    await (parentId === null
      ? platform.events.record(transaction, commentWritten, { ...fact, data })
      : platform.events.record(transaction, replyWritten, { ...fact, data: { ...data, replyId: row.id } }))
    await tellBelow(platform, transaction, target, data.commentId)
  })
  const id = (await repository.findByClient(platform.db, named)) ?? refuse(missing.target)
  return (await repository.findComment(platform, person.id, id)) ?? refuse(missingCode(platform, { target, parentId }))
}

export async function editComment(
  platform: Platform,
  person: Person,
  comment: ReachedComment,
  content: string,
): Promise<ReachedComment & { editedAt: string }> {
  allow(commentAbilities(person, comment, comment.target).edit)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const answered = comment.parentId === null ? undefined : await repository.findAuthor(transaction, comment.parentId)
    const to = [comment.target.ownerId, answered].filter((id) => id !== undefined && id !== person.id) as string[]
    await checkNoContact(platform, transaction, { from: person.id, to, texts: [content] })
    const shown = await repository.setContent(transaction, comment.id, content, at)
    await indexComment(transaction, comment.id, shown)
    await tellBelow(platform, transaction, comment.target, commentIdOf(comment))
  })
  return { ...comment, content, editedAt: at.toISOString() }
}

/** Removes a comment with its replies, or a reply. The author's own goes to the bin. */
export async function removeComment(platform: Platform, person: Person, comment: ReachedComment): Promise<void> {
  const { id, target, parentId, authorId: personId } = comment
  allow(commentAbilities(person, comment, target).remove)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdTarget(platform.declared, transaction, target)
    const replyCount = (await repository.countReplies(transaction, id)) ?? refuse(missingCode(platform, comment))
    // Removed by another person, it cannot be restored.
    await (personId === person.id ? binComment(transaction, id, at) : repository.deleteComment(transaction, id))
    await repository.addToCounts(platform.declared, transaction, target, parentId, -1 - replyCount)
    const fact = { actorId: person.id, subjectId: target.id, at }
    const data = { personId, targetType: target.type, commentId: commentIdOf(comment) }
    await (parentId === null
      ? platform.events.record(transaction, commentRemoved, { ...fact, data: { ...data, replyCount } })
      : platform.events.record(transaction, replyRemoved, { ...fact, data: { ...data, replyId: id } }))
    await tellBelow(platform, transaction, target, commentIdOf(comment))
  })
}

/** Returns the error code for a comment or reply that is gone. */
export function missingCode(
  { declared }: Platform,
  { target, parentId }: Pick<ReachedComment, 'target' | 'parentId'>,
): ErrorCode {
  const { missing } = commentTarget(declared, target.type)
  return parentId === null ? missing.comment : missing.reply
}
