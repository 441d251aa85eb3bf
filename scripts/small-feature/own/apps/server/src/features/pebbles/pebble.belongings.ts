import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'

interface Row {
  id: string
  words: string
  laidAt: Date
}

const laid: Record<Locale, string> = { tw: '放下的時間', en: 'Laid' }

export const pebbleBelongings: Belongings = {
  name: 'pebbles',
  title: { tw: '石子', en: 'Pebbles' },
  async *entries({ pool }, personId, locale) {
    const text = `select id, words, laid_at as "laidAt" from pebbles where owner_id = $1 and id > $2 order by id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read))
      yield { data: row, title: row.words, facts: factsOf([laid[locale], momentIn(locale, row.laidAt)]) }
  },
}
