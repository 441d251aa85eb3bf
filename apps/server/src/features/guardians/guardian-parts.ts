import type { Locale } from '@learntrail/contract/profiles/preferences'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** A line of the weekly mail: what there is, and the path that it leads to. */
export interface GuardianLine {
  sentence: string
  to: string
}

interface Week {
  childId: string
  /** Who is told. */
  guardianId: string
  locale: Locale
  /** Since the mail before. */
  since: Date
  now: Date
}

/**
 * What a feature has for guardians of a child. Its calls have the access `guardian` and reach the child by `reachChild`;
 * what it shows stands among the `guardianParts` of the web. Groups decide what of it is seen (`sightsOf`).
 */
export interface GuardianPart {
  name: string
  /** What of the last days goes into the mail of the week; nothing, where there is nothing to say. */
  linesOfWeek(platform: Pick<Platform, 'db' | 'pool'>, week: Week): Promise<GuardianLine[]>
}

export const guardianParts = kindOf<GuardianPart>('parts of what guardians see')
