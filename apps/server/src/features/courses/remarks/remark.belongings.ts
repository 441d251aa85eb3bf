import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'

interface Row {
  id: string
  /** Id of the remark that it replies to, or its own. */
  remarkId: string
  courseId: string
  unitId: string
  /** The passage that the remark is about. */
  quote: string
  content: string
  createdAt: Date
  editedAt: Date | null
}

const words: Record<Locale, Record<'remark' | 'reply' | 'written' | 'quote', string>> = {
  tw: { remark: '註解', reply: '回覆', written: '寫下的時間', quote: '註解的文字' },
  en: { remark: 'Comment', reply: 'Reply', written: 'Written', quote: 'On the words' },
}

const own = `select id, id as "remarkId", course_id as "courseId", unit_id as "unitId", quote, content,
    created_at as "createdAt", edited_at as "editedAt"
  from course_remarks where author_id = $1 and id > $2
  union all
  select reply.id, remark.id, remark.course_id, remark.unit_id, remark.quote, reply.content, reply.created_at, reply.edited_at
  from course_remark_replies reply join course_remarks remark on remark.id = reply.remark_id
  where reply.author_id = $1 and reply.id > $2
  order by id`

/** The person's remarks on courses they write with others, and their replies. */
export const remarkBelongings: Belongings = {
  name: 'course-remarks',
  title: { tw: '課程註解', en: 'Course comments' },
  async *entries({ pool }, personId, locale) {
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${own} ${limitTo(limit)}`, [personId, after])).rows
    const { remark, reply, written, quote } = words[locale]
    for await (const row of inPages(firstId, read))
      yield {
        data: row,
        title: row.id === row.remarkId ? remark : reply,
        facts: factsOf([written, momentIn(locale, row.createdAt)], [quote, row.quote]),
        html: `<p>${escapeHtml(row.content).replaceAll('\n', '<br>')}</p>`,
      }
  },
}
