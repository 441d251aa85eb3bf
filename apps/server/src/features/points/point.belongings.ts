import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinGroup } from '../groups/index.ts'
import { entriesOf } from './entries.sql.ts'

interface Row {
  id: string
  groupName: string
  kind: string
  points: number
  reason: string
  answer: string | null
  at: Date
}

const words: Record<Locale, Record<'points' | 'group' | 'reason' | 'answer' | 'at', string>> = {
  tw: { points: '點數', group: '群組', reason: '原因', answer: '我的回覆', at: '時間' },
  en: { points: 'Points', group: 'Group', reason: 'Reason', answer: 'My reply', at: 'When' },
}

/** The person's point movements in groups, as far back as they are kept. */
export const pointBelongings: Belongings = {
  name: 'points',
  title: { tw: '群組點數', en: 'Group points' },
  async *entries({ pool }, personId, locale) {
    const text = `select e.id, g.name as "groupName", e.kind,
        e.points, act.reason, said.words as answer, act.made_at as at
      from point_accounts h ${joinGroup('g', 'h.group_id')}
        cross join lateral ${entriesOf('h.group_id', 'h.id')} e
        join point_acts act on act.group_id = e.group_id and act.id = e.act_id
        left join point_answers said on said.group_id = e.group_id and said.entry_id = e.id
      where h.account_id = $1 and e.id > $2 order by e.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { points, group, reason, answer, at } = words[locale]
    for await (const row of inPages(firstId, read))
      yield {
        data: row,
        title: `${row.points > 0 ? '+' : ''}${row.points} ${row.reason}`.trim(),
        facts: factsOf(
          [points, String(row.points)],
          [group, row.groupName],
          [reason, row.reason],
          [answer, row.answer],
          [at, momentIn(locale, row.at)],
        ),
      }
  },
}
