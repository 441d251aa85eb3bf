import type { Locale } from '@learntrail/contract/profiles/preferences'
import { eventSentence } from '@learntrail/texts/event-sentence'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import { setApart } from '@learntrail/texts/set-apart'
import type { EventRow } from './event-log.repository.ts'
import { wordsOf } from './event-log.service.ts'

const say: Record<Locale, Say> = { tw: sayIn('tw', 'event-kinds'), en: sayIn('en', 'event-kinds') }
const providers: Record<Locale, Say> = { tw: sayIn('tw', 'accounts/providers'), en: sayIn('en', 'accounts/providers') }

/** What happened, in the words of the log on the screen. */
export function sentenceOf(locale: Locale, { kind, data, person }: EventRow): string {
  const words = wordsOf(data)
  const provider = words.provider === undefined ? '' : setApart(locale, providers[locale](`names.${words.provider}`))
  return eventSentence(say[locale], { kind, words, person }, provider)
}
