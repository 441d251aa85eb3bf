import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { readHistory } from './history.service.ts'

const when: Record<Locale, string> = { tw: '時間', en: 'When' }

export const searchBelongings: Belongings = {
  name: 'searches',
  title: { tw: '搜尋紀錄', en: 'Searches' },
  async *entries({ db }, personId, locale) {
    for (const { key, category, at } of (await readHistory(db, personId)).items) {
      yield { data: { key, category, at }, title: key, facts: factsOf([when[locale], momentIn(locale, new Date(at))]) }
    }
  },
}
