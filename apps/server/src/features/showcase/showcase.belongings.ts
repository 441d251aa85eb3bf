import type { Belongings } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'

interface ShowcaseRow {
  headline: string
  introduction: string
  postIds: string[]
}

export const showcaseBelongings: Belongings = {
  name: 'showcase',
  title: { tw: '展示頁', en: 'Showcase' },
  async *entries({ pool }, personId, locale) {
    const found = await pool.query<ShowcaseRow>(
      `select coalesce(s.headline, '') as headline, coalesce(s.introduction, '') as introduction,
        array(select post_id from showcase_posts where owner_id = $1 order by position) as "postIds"
      from (values (1)) once left join showcases s on s.owner_id = $1`,
      [personId],
    )
    for (const row of found.rows) {
      yield {
        data: row,
        title: row.headline || showcaseBelongings.title[locale],
        facts: [],
        html: `<p>${escapeHtml(row.introduction)}</p>`,
      }
    }
  },
}
