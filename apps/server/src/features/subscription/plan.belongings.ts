import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { listGrants } from '../accounts/index.ts'

const texts = {
  tw: { plus: '進階方案', school: '學校方案', free: '免費方案', from: '開始', to: '結束', why: '原因' },
  en: { plus: 'Plus', school: 'School plan', free: 'Free plan', from: 'From', to: 'Until', why: 'Why' },
} satisfies Record<Locale, Record<string, string>>

export const planBelongings: Belongings = {
  name: 'plans',
  title: { tw: '方案', en: 'Plans' },
  async *entries({ db }, personId, locale) {
    const said = texts[locale]
    for (const { plan, source, reason, startsAt, endsAt, replacedAt } of await listGrants(db, personId)) {
      yield {
        data: { plan, source, reason, startsAt, endsAt, replacedAt },
        title: said[plan],
        facts: factsOf(
          [said.from, momentIn(locale, startsAt)],
          [said.to, endsAt === null ? null : momentIn(locale, endsAt)],
          [said.why, reason],
        ),
      }
    }
  },
}
