import type { GuideKind } from '@learntrail/contract/posts/guide-questions'
import type { GuideSample } from '@learntrail/contract/posts/guides'

export type SamplesByKind = Record<GuideKind, Omit<GuideSample, 'kind'>>
