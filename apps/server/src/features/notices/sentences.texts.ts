import type { Locale } from '@learntrail/contract/profiles/preferences'
import { noticeSentence } from '@learntrail/texts/notice-sentence'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import type { SaidRow } from './notices.repository.ts'

const say: Record<Locale, Say> = { tw: sayIn('tw', 'notice-kinds'), en: sayIn('en', 'notice-kinds') }

/** Returns a notice's sentence for mails and pushes. */
export const sentenceOf = (locale: Locale, row: SaidRow): string => noticeSentence(say[locale], row)
