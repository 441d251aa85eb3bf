import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { isHeard, ownerSeenOf, placeType } from './comment-targets.kind.ts'
import { allComments } from './comments.tables.ts'
import { indexComment } from './words/index-comments.service.ts'

/** Replaces a comment's text, updates the search index and tells everybody who has it open. */
async function setWords(
  { realtime }: Platform,
  transaction: Transaction,
  id: string,
  { content, withheld }: { content: string; withheld: string | null },
): Promise<void> {
  const [row] = await transaction
    .update(allComments)
    .set({ content, withheld })
    .where(eq(allComments.id, id))
    .returning({ targetId: allComments.targetId, parentId: allComments.parentId })
  await indexComment(transaction, id, content)
  const commentId = row?.parentId ?? id
  await realtime.tell(transaction, { topic: row?.targetId ?? id, kind: 'updateComments', id: commentId })
}

/** Characters of a comment's excerpt in a report. */
const excerptLength = 40

/** Also finds binned comments, so that a hidden one cannot be read by restoring it. */
const hold = async (transaction: Transaction, id: string) =>
  (await transaction.select().from(allComments).where(eq(allComments.id, id)).for('update'))[0]

/** Comments and replies. Replies stay below a hidden comment. */
export const commentReportTarget: ReportTarget = {
  type: 'comment',
  ...foundBy({
    table: 'all_comments',
    joined: joinAccount('owner', 't.author_id'),
    parts: {
      ownerId: 't.author_id',
      title: `left(t.content, ${excerptLength})`,
      // The author can still read a hidden comment.
      text: 'case when t.author_id = v.id then coalesce(t.withheld, t.content) else t.content end',
      fileIds: `'{}'::uuid[]`,
    },
    isVisible: (viewer, declared) =>
      `t.binned_at is null and owner.deleted_at is null and ${isHeard(declared, viewer, 't')} and ${ownerSeenOf(declared, viewer, 't')} is not null`,
  }),
  place: (id) => `(select json_build_object('type', ${placeType('said')}, 'id', said.target_id,
    'threadId', coalesce(said.parent_id, said.id), 'commentId', said.id) from comments said where said.id = ${id})`,
  hiding: {
    async hide(platform, transaction, id) {
      const held = await hold(transaction, id)
      if (held === undefined || held.withheld !== null) return
      await setWords(platform, transaction, id, { content: '', withheld: held.content })
    },
    async show(platform, transaction, id) {
      const held = await hold(transaction, id)
      if (held === undefined || held.withheld === null) return
      await setWords(platform, transaction, id, { content: held.withheld, withheld: null })
    },
  },
}
