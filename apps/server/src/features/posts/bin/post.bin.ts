import { postRestored } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Binnable } from '../../../platform/bin/bin.ts'
import { holdBinned } from '../../../platform/bin/hold-binned.ts'
import { titleOrBeginning } from '../../../platform/content/title-or-beginning.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countComments } from '../../comments/index.ts'
import { deleteUnusedFiles } from '../../files/index.ts'
import { findBelonging, tellMembers } from '../../groups/index.ts'
import { countPinned, listGroupIds, setPinned } from '../in-groups/post-groups.repository.ts'
import { putInGroups } from '../in-groups/put-in-groups.service.ts'
import { listFileIds } from '../posts.repository.ts'
import { allPosts } from '../posts.tables.ts'
import { indexPosts } from '../words/index-posts.service.ts'

export const binnedPosts: Binnable = {
  kind: 'record',
  table: 'all_posts',
  owner: 'owner_id',
  title: titleOrBeginning,

  async restore(platform, transaction, thing) {
    const { id, ownerId } = thing
    const held = await holdBinned(transaction, allPosts, allPosts.ownerId, thing)
    if (held === undefined || held === 'standing') return held && { isNowPrivate: false }
    const before = await listGroupIds(transaction, id)
    const belonging = await findBelonging(transaction, ownerId, before)
    const groupIds = before.filter((groupId) => belonging.has(groupId))
    const isNowPrivate = held.privacy === privacyCodes.group && groupIds.length === 0
    const privacy = isNowPrivate ? privacyCodes.private : held.privacy
    // Likes and comments of accounts deleted in the meantime no longer count.
    const counts = {
      likeCount: sql<number>`(select count(*) from post_likes where post_id = ${id})`,
      messageCount: sql<number>`${withValues(countComments('portfolio', '$1'), id)}`,
    }
    await transaction
      .update(allPosts)
      .set({ binnedAt: null, privacy, ...counts })
      .where(eq(allPosts.id, id))
    await putInGroups(platform, transaction, id, groupIds, before)
    for (const groupId of groupIds) {
      await tellMembers(platform, transaction, groupId, [])
      // Other records may have been pinned in the meantime.
      if ((await countPinned(transaction, groupId)) > postLimits.pinnedInGroup) {
        await setPinned(transaction, id, groupId, null)
      }
    }
    // Its files may have been renamed.
    await indexPosts(transaction, [id])
    const data = { ownerId, publishedAt: held.publishedAt.toISOString(), privacy, groupIds }
    const at = platform.clock.now()
    await platform.events.record(transaction, postRestored, { actorId: ownerId, subjectId: id, data, at })
    return { isNowPrivate }
  },

  async remove(platform, transaction, { id, ownerId }) {
    const fileIds = await listFileIds(transaction, id)
    await transaction.delete(allPosts).where(eq(allPosts.id, id))
    await deleteUnusedFiles(platform, transaction, ownerId, fileIds)
  },
}

/**
 * Puts a record of this owner into the bin and returns its privacy, publication and groups; undefined if it is not
 * found.
 */
export async function binPost(platform: Platform, transaction: Transaction, ownerId: string, id: string, at: Date) {
  const [binned] = await transaction
    .update(allPosts)
    .set({ binnedAt: at })
    .where(and(eq(allPosts.id, id), eq(allPosts.ownerId, ownerId), isNull(allPosts.binnedAt)))
    .returning({ privacy: allPosts.privacy, publishedAt: allPosts.publishedAt })
  if (binned === undefined) return undefined
  const groupIds = await listGroupIds(transaction, id)
  for (const groupId of groupIds) await tellMembers(platform, transaction, groupId, [])
  return { ...binned, groupIds }
}
