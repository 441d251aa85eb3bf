import { eventKinds } from '@learntrail/contract/event-log/event-kinds'
import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { locales } from '@learntrail/contract/profiles/preferences'
import { eventSentence } from '@learntrail/texts/event-sentence'
import { sayIn } from '@learntrail/texts/say-in'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTexts, switchLocale } from '../../i18n/i18n.ts'
import { useEventSentence } from './use-event-sentence.ts'

test.each(locales)('the log says what the archive of an account says, of every kind: %s', async (locale) => {
  await switchLocale(locale)
  await loadTexts(['event-kinds', 'accounts/providers'])
  const say = sayIn(locale, 'event-kinds')
  const provider = locale === 'tw' ? ' Google ' : 'Google'
  const { result } = renderHook(useEventSentence)
  for (const kind of eventKinds) {
    for (const words of [{}, { title: '\u202e反過來', name: '小雨', provider: 'google' }] as LoggedEvent['words'][]) {
      for (const person of [null, { displayName: '小美' } as LoggedEvent['person']]) {
        const sentence = result.current({ kind, words, person } as LoggedEvent)
        expect(sentence).toBe(eventSentence(say, { kind, words, person }, words.provider ? provider : ''))
        expect(sentence, kind).not.toContain('kinds.')
      }
    }
  }
})
