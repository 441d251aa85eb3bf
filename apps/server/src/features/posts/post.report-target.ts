import { privacy } from '@learntrail/contract/posts/posts'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { findBelonging } from '../groups/index.ts'
import { listGroupIds } from './in-groups/post-groups.repository.ts'
import { putInGroups } from './in-groups/put-in-groups.service.ts'
import { allPosts } from './posts.tables.ts'
import { posts } from './posts.view.ts'
import { recordAudience } from './record-audience.service.ts'
import { visiblePost } from './visibility.sql.ts'

/** Refuses to show again what staff have hidden (WITHHELD). */
export async function checkNotWithheld(db: Queryable, id: string, wanted: number | undefined): Promise<void> {
  if (wanted === undefined || wanted === privacy.private) return
  const [row] = await db.select({ withheld: posts.withheld }).from(posts).where(eq(posts.id, id))
  if (row !== undefined && row.withheld !== null) refuse('WITHHELD')
}

/** Includes the bin: a record hidden there must not be restored to be seen. */
const hold = async (transaction: Transaction, id: string) =>
  (await transaction.select().from(allPosts).where(eq(allPosts.id, id)).for('update'))[0]

export const postReportTarget: ReportTarget = {
  type: 'post',
  ...foundBy({
    table: 'all_posts',
    joined: joinAccount('owner', 't.owner_id'),
    parts: {
      ownerId: 't.owner_id',
      title: 't.title',
      text: 't.text',
      fileIds: 'array(select file_id from post_files where post_id = t.id order by position)',
    },
    isVisible: (viewer) => `t.binned_at is null and ${visiblePost(viewer, 't', 'owner')}`,
  }),
  hiding: {
    async hide(platform, transaction, id) {
      const post = await hold(transaction, id)
      if (post === undefined || post.withheld !== null) return
      const groupIds = await listGroupIds(transaction, id)
      const withheld = { privacy: post.privacy, groupIds }
      await transaction.update(allPosts).set({ privacy: privacy.private, withheld }).where(eq(allPosts.id, id))
      await putInGroups(platform, transaction, id, [], groupIds)
      const audience = { privacy: privacy.private, groupIds: [] }
      const owned = { id, ownerId: post.ownerId, actorId: null }
      await recordAudience(platform, transaction, owned, { audience, audienceBefore: withheld })
    },
    async show(platform, transaction, id) {
      const post = await hold(transaction, id)
      if (!post?.withheld) return
      const { withheld, ownerId } = post
      const belonging = await findBelonging(transaction, ownerId, withheld.groupIds)
      const groupIds = withheld.groupIds.filter((groupId) => belonging.has(groupId))
      const isNowhere = withheld.privacy === privacy.group && groupIds.length === 0
      const set = { privacy: isNowhere ? privacy.private : withheld.privacy, withheld: null }
      await transaction.update(allPosts).set(set).where(eq(allPosts.id, id))
      await putInGroups(platform, transaction, id, groupIds, [])
      const audience = { privacy: set.privacy, groupIds }
      const audienceBefore = { privacy: post.privacy, groupIds: [] }
      await recordAudience(platform, transaction, { id, ownerId, actorId: null }, { audience, audienceBefore })
    },
  },
}
