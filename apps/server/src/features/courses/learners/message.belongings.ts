import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../../platform/archive/belongings.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'

interface Row {
  id: string
  courseId: string
  course: string
  text: string
  told: number
  at: Date
}

const words: Record<Locale, Record<'course' | 'told' | 'at' | 'unnamed', string>> = {
  tw: { course: '課程', told: '收到的人數', at: '時間', unnamed: '還沒命名的課程' },
  en: { course: 'Course', told: 'Sent to', at: 'Time', unnamed: 'A course without a name' },
}

/** Messages that the person sent to learners of their courses. */
export const courseMessageBelongings: Belongings = {
  name: 'course-messages',
  title: { tw: '給學習者的訊息', en: 'Messages to learners' },
  async *entries({ pool }, personId, locale) {
    const text = `select said.id, course.id as "courseId", course.name as course, said.text, said.told, said.at
      from course_messages said join courses course on course.id = said.course_id
      where said.person_id = $1 and said.id > $2 order by said.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { course, told, at, unnamed } = words[locale]
    for await (const row of inPages(firstId, read))
      yield {
        data: row,
        title: row.text,
        facts: factsOf([course, row.course || unnamed], [told, String(row.told)], [at, momentIn(locale, row.at)]),
      }
  },
}
