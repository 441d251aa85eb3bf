import type { Locale } from '@learntrail/contract/profiles/preferences'
import { noticeSentence } from '@learntrail/texts/notice-sentence'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import type { SaidRow } from './notices.repository.ts'

const say: Record<Locale, Say> = { tw: sayIn('tw', 'notice-kinds'), en: sayIn('en', 'notice-kinds') }

/** What a notice says, for mails and pushes, as its row says it. */
export const sentenceOf = (locale: Locale, row: SaidRow): string => noticeSentence(say[locale], row)
