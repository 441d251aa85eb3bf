import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, momentIn } from '../../platform/archive/belongings.ts'
import { findVerification } from './teachers.repository.ts'

const texts = {
  tw: {
    verified: '教師驗證',
    email: '學校信箱',
    code: '學校的邀請碼',
    colleague: '同校的老師',
    school: '學校的名單',
    at: '時間',
  },
  en: {
    verified: 'Verified as a teacher',
    email: 'School email',
    code: 'a code of the school',
    colleague: 'a colleague',
    school: 'the school’s list',
    at: 'On',
  },
} satisfies Record<Locale, Record<string, string>>

export const teacherBelongings: Belongings = {
  name: 'teacher',
  title: { tw: '教師驗證', en: 'Teaching' },
  async *entries({ db }, personId, locale) {
    const found = await findVerification(db, personId)
    if (found === undefined) return
    const text = texts[locale]
    const { email, codeId, vouchedBy, at } = found
    const by = email !== null ? 'email' : vouchedBy !== null ? 'colleague' : codeId !== null ? 'code' : 'school'
    yield {
      data: { by, email, at },
      title: text.verified,
      facts: factsOf([text.email, email ?? text[by]], [text.at, momentIn(locale, at)]),
    }
  },
}
