import type { Locale } from '@learntrail/contract/profiles/preferences'
import { englishSamples } from './guide-samples.en.ts'
import { chineseSamples } from './guide-samples.tw.ts'
import type { SamplesByKind } from './samples-by-kind.ts'

/** Answers of made-up students, in the reader's language. */
export const guideSamples: Record<Locale, SamplesByKind> = { tw: chineseSamples, en: englishSamples }
