import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'

interface Row {
  id: string
  parentId: string | null
  targetType: CommentTargetType
  targetId: string
  content: string
  createdAt: Date
  editedAt: Date | null
}

const texts: Record<Locale, Record<'comment' | 'reply' | 'written', string>> = {
  tw: { comment: '留言', reply: '回覆', written: '寫下的時間' },
  en: { comment: 'Comment', reply: 'Reply', written: 'Written' },
}

/** The person's own comments and replies. What they comment on belongs to other people's archives. */
export const commentBelongings: Belongings = {
  name: 'comments',
  title: { tw: '留言和回覆', en: 'Comments' },
  async *entries({ pool }, personId, locale) {
    const read = async (after: string, limit: number) =>
      (
        await pool.query<Row>(
          `select id, parent_id as "parentId", target_type as "targetType", target_id as "targetId", coalesce(withheld, content) as content,
            created_at as "createdAt", edited_at as "editedAt",
            binned_at as "binnedAt"
          from all_comments where author_id = $1 and id > $2 order by id ${limitTo(limit)}`,
          [personId, after],
        )
      ).rows
    const text = texts[locale]
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.parentId === null ? text.comment : text.reply,
        facts: [[text.written, momentIn(locale, row.createdAt)]],
        html: `<p>${escapeHtml(row.content).replaceAll('\n', '<br>')}</p>`,
      }
    }
  },
}
