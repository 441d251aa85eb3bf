import type { Locale } from '@learntrail/contract/profiles/preferences'
import { englishSamples } from './guide-samples-en.texts.ts'
import { chineseSamples } from './guide-samples-tw.texts.ts'
import type { SamplesByKind } from './samples-by-kind.rules.ts'

/** Answers of made-up students, in the reader's language. */
export const guideSamples: Record<Locale, SamplesByKind> = { tw: chineseSamples, en: englishSamples }
