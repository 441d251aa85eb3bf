import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { type Belongings, momentIn } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { archiveTexts } from '../posts/index.ts'

interface GuideRow {
  kind: string
  writing: GuideWriting
  updatedAt: Date
}

export const guideBelongings: Belongings = {
  name: 'guides',
  title: { tw: '寫到一半的寫作引導', en: 'Unfinished guides' },
  async *entries({ pool }, personId, locale) {
    const found = await pool.query<GuideRow>(
      'select kind, writing, updated_at as "updatedAt" from guides where person_id = $1 order by kind',
      [personId],
    )
    for (const row of found.rows) {
      const { answers, own, title } = row.writing
      const paragraphs = [...Object.values(answers), ...own.flatMap(({ heading, text }) => [heading, text])]
      yield {
        data: row,
        title: title || archiveTexts[locale].untitled,
        facts: [[archiveTexts[locale].date, momentIn(locale, row.updatedAt)]],
        html: paragraphs.map((one) => `<p>${escapeHtml(one ?? '')}</p>`).join('\n'),
      }
    }
  },
}
