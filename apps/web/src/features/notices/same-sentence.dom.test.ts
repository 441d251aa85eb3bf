import { noticeKinds } from '@learntrail/contract/notices/kinds'
import type { Notice } from '@learntrail/contract/notices/notices'
import { locales } from '@learntrail/contract/profiles/preferences'
import { noticeSentence } from '@learntrail/texts/notice-sentence'
import { sayIn } from '@learntrail/texts/say-in'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTexts, switchLocale } from '../../i18n/i18n.ts'
import { useNoticeSentence } from './use-notice-sentence.ts'

const turned = '\u202e反過來'
const people = ['小美', turned, '<b>&{{who}}'].map((displayName) => ({ displayName })) as Notice['people']

test.each(locales)('a row says what a mail and a push say, whatever it tells of: %s', async (locale) => {
  await switchLocale(locale)
  await loadTexts('notice-kinds')
  const say = sayIn(locale, 'notice-kinds')
  const { result } = renderHook(useNoticeSentence)
  for (const kind of noticeKinds) {
    for (const personCount of [0, 1, 2, 3, 12]) {
      for (const title of ['', '水質調查', turned]) {
        const notice = { kind, people: people.slice(0, personCount), personCount, title } as Notice
        const sentence = result.current(notice)
        expect(sentence).toBe(noticeSentence(say, notice))
        expect(sentence, kind).not.toMatch(/kinds\.|\{\{(?!who\}\})/)
      }
    }
  }
})
