import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinGroup } from '../groups/index.ts'
import { joinQuestion } from '../homework/index.ts'

interface Row {
  id: string
  title: string
  groupName: string
  score: number | null
  maximum: number
  isExcused: boolean
  enteredAt: Date
}

const words: Record<Locale, Record<'group' | 'score' | 'excused' | 'at', string>> = {
  tw: { group: '群組', score: '分數', excused: '免計', at: '登記時間' },
  en: { group: 'Group', score: 'Score', excused: 'Excused', at: 'Entered' },
}

const dayOfEntry = `coalesce(c.day, (coalesce(q.deadline, q.assigned_at) at time zone 'Asia/Taipei')::date)`

/** SQL of the term of a day: a school year begins in August, its second term in February. */
const termIn = (day: string) => `(extract(year from ${day} - interval '7 months') - 1911)::int || '-' ||
  case when extract(month from ${day}) between 2 and 7 then 2 else 1 end`

/** Scores entered for the person in gradebooks, where their term is published. */
export const gradebookBelongings: Belongings = {
  name: 'scores',
  title: { tw: '成績冊裡的成績', en: 'Scores in gradebooks' },
  async *entries({ pool }, personId, locale) {
    const text = `select e.of_id as id, coalesce(c.title, q.title) as title, g.name as "groupName", e.score,
        coalesce(c.maximum, q.total_score) as maximum, e.is_excused as "isExcused", e.entered_at as "enteredAt"
      from gradebook_entries e ${joinGroup('g', 'e.group_id')}
        left join gradebook_columns c on c.id = e.column_id left ${joinQuestion('q', 'e.question_id')}
        join gradebooks b on b.group_id = e.group_id and b.is_published and b.term = ${termIn(dayOfEntry)}
      where e.account_id = $1 and e.of_id > $2 and (e.score is not null or e.is_excused) order by e.of_id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { group, score, excused, at } = words[locale]
    for await (const row of inPages(firstId, read))
      yield {
        data: row,
        title: row.title,
        facts: factsOf(
          [group, row.groupName],
          [score, row.isExcused ? excused : `${row.score} / ${row.maximum}`],
          [at, momentIn(locale, row.enteredAt)],
        ),
      }
  },
}
