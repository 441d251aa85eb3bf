import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import type { GuideSample } from '@learntrail/contract/guides/guides'

export type SamplesByKind = Record<GuideKind, Omit<GuideSample, 'kind'>>
