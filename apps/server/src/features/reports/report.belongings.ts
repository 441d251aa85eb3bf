import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { OwnReport } from '@learntrail/contract/reports/reports'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { readJudgementsOf } from './judgements.service.ts'
import { listOwn } from './report-rows.repository.ts'

const words: Record<Locale, Record<'at' | 'said' | 'appeal' | 'answer', string>> = {
  tw: { at: '時間', said: '說明', appeal: '申訴', answer: '回覆' },
  en: { at: 'When', said: 'Words', appeal: 'Appeal', answer: 'Answer' },
}

const sentBelongings: Belongings = {
  name: 'reports',
  title: { tw: '我的檢舉', en: 'My reports' },
  async *entries({ pool }, personId, locale) {
    const read = (after: string, limit: number): Promise<OwnReport[]> => listOwn(pool, personId, after, limit)
    for await (const row of inPages(lastId, read)) {
      const said = words[locale]
      yield {
        data: row,
        title: row.title,
        facts: factsOf([said.at, momentIn(locale, new Date(row.at))], [said.said, row.description]),
      }
    }
  },
}

const judgedBelongings: Belongings = {
  name: 'judgements',
  title: { tw: '我被檢舉的結果', en: 'Decisions about me' },
  async *entries(platform, personId, locale) {
    const said = words[locale]
    for await (const row of inPages(lastId, (after, limit) => readJudgementsOf(platform, personId, after, limit))) {
      yield {
        data: row,
        title: row.title,
        facts: factsOf(
          [said.at, momentIn(locale, new Date(row.at))],
          [said.said, row.words],
          [said.appeal, row.appeal?.words],
          [said.answer, row.appeal?.answer],
        ),
      }
    }
  },
}

export const reportBelongings: readonly Belongings[] = [sentBelongings, judgedBelongings]
