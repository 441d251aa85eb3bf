import { commentRestored, replyRestored } from '@learntrail/contract/comments/events'
import { eq, sql } from 'drizzle-orm'
import type { Binnable, BinnedThing } from '../../platform/bin/bin.ts'
import { holdBinned } from '../../platform/bin/hold-binned.ts'
import { clientOf, type Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { commentTarget, ownerSeenOf, titleOf } from './comment-targets.kind.ts'
import { commentIdOf, tellBelow } from './comments.live.ts'
import { targetQuery } from './comments.queries.ts'
import { addToCounts, countReplies, holdTarget, type Target } from './comments.repository.ts'
import { allComments } from './comments.tables.ts'

/** Characters shown of a comment in the bin. */
const beginning = 60

/** Comments and replies deleted by their author. A comment's replies are binned and restored with it. */
export const binnedComments: Binnable = {
  kind: 'comment',
  table: 'all_comments',
  owner: 'author_id',
  isItself: (row) => `${row}.binned_with = ${row}.id`,
  title: (row) => `left(coalesce(${row}.withheld, ${row}.content), ${beginning})`,
  place: (declared, row, viewer) =>
    `case when ${ownerSeenOf(declared, viewer, row)} is not null then nullif(${titleOf(declared, row)}, '') end`,

  async restore(platform, transaction, thing) {
    const target = await findTargetOf(transaction, thing)
    if (target === undefined) return undefined
    // Locked first, in the same order as writing a comment does.
    const isThere = await holdTarget(platform.declared, transaction, target)
    const held = await holdBinned(transaction, allComments, allComments.authorId, thing)
    if (held === undefined || held === 'standing') return held && { isNowPrivate: false }
    const { id, parentId, authorId: personId } = held
    if (held.binnedWith !== id) return undefined
    const isAnswerable = parentId === null || (await countReplies(transaction, parentId)) !== undefined
    if (!(isThere && isAnswerable && (await isSeen(platform.declared, transaction, target, personId)))) {
      refuse('TRASH_PLACE_MISSING')
    }
    const restored = await transaction
      .update(allComments)
      .set({ binnedAt: null, binnedWith: null })
      .where(eq(allComments.binnedWith, id))
      .returning({ id: allComments.id })
    const replyCount = restored.length - 1
    await transaction.update(allComments).set({ replyCount }).where(eq(allComments.id, id))
    await addToCounts(platform.declared, transaction, target, parentId, restored.length)
    const fact = { actorId: personId, subjectId: target.id, at: platform.clock.now() }
    const data = { personId, targetType: target.type, commentId: commentIdOf(held) }
    await (parentId === null
      ? platform.events.record(transaction, commentRestored, { ...fact, data: { ...data, replyCount } })
      : platform.events.record(transaction, replyRestored, { ...fact, data: { ...data, replyId: id } }))
    await tellBelow(platform, transaction, target, commentIdOf(held))
    return { isNowPrivate: false }
  },

  async remove(_platform, transaction, { id }) {
    await transaction.delete(allComments).where(eq(allComments.id, id))
  },
}

async function findTargetOf(transaction: Transaction, { id }: BinnedThing): Promise<Target | undefined> {
  const [found] = await transaction
    .select({ type: allComments.targetType, id: allComments.targetId })
    .from(allComments)
    .where(eq(allComments.id, id))
  return found
}

/** Whether the person restoring the comment still sees what it is below. */
async function isSeen(declared: Declared, transaction: Transaction, { type, id }: Target, personId: string) {
  const statement = targetQuery(commentTarget(declared, type))
  const { rows } = await clientOf(transaction).query({ ...statement, values: [personId, id] })
  return (rows as { targetOwnerId: string | null }[])[0]?.targetOwnerId != null
}

/** Bins a comment with its replies, or a reply. The caller holds the lock on its target. */
export async function binComment(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction.execute(sql`
    update all_comments set binned_at = ${at.toISOString()}::timestamptz, binned_with = ${id}
    where (id = ${id} or parent_id = ${id}) and binned_at is null`)
}
