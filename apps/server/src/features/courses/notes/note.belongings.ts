import { filmTime } from '@learntrail/contract/courses/film-time'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'

interface Row {
  /** Orders the notes, as a note's id is unique only within its course. */
  revision: string
  id: string
  courseId: string
  unitId: string
  pieceId: string | null
  second: number | null
  text: string
  createdAt: Date
  updatedAt: Date
}

const words: Record<Locale, Record<'note' | 'written' | 'changed' | 'time', string>> = {
  tw: { note: '筆記', written: '寫下的時間', changed: '上次修改', time: '影片時間' },
  en: { note: 'Note', written: 'Written', changed: 'Last changed', time: 'Time in the video' },
}

/** The person's notes in courses. */
export const noteBelongings: Belongings = {
  name: 'course-notes',
  title: { tw: '課程筆記', en: 'Course notes' },
  async *entries({ pool }, personId, locale) {
    const text = `select revision, id, course_id as "courseId", unit_id as "unitId", piece_id as "pieceId", second, text,
        created_at as "createdAt", updated_at as "updatedAt"
      from course_notes where person_id = $1 and revision > $2 order by revision`
    const read = async (after: string, limit: number) => {
      const { rows } = await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])
      return rows.map((row) => ({ id: row.revision, row }))
    }
    const { note, written, changed, time } = words[locale]
    for await (const { row } of inPages(firstId, read)) {
      const { revision: _, ...data } = row
      yield {
        data,
        title: note,
        facts: factsOf(
          [written, momentIn(locale, data.createdAt)],
          [changed, momentIn(locale, data.updatedAt)],
          [time, data.second === null ? null : filmTime(data.second)],
        ),
        html: `<p>${escapeHtml(data.text).replaceAll('\n', '<br>')}</p>`,
      }
    }
  },
}
