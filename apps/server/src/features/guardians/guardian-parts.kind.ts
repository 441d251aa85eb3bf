import type { Locale } from '@learntrail/contract/profiles/preferences'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** A line of the weekly mail, and the path it links to. */
export interface GuardianLine {
  sentence: string
  to: string
}

interface Week {
  childId: string
  /** Who receives the mail. */
  guardianId: string
  locale: Locale
  /** A week before `now`, or earlier if the mail before told only until then. */
  since: Date
  now: Date
}

/**
 * What a feature offers to guardians of a child. Its calls have the access `guardian` and check the child with
 * `reachChild`; its screens are among the `guardianParts` of the web. Each group decides what guardians see of it
 * (`sightsOf`).
 */
export interface GuardianPart {
  name: string
  /** Returns the lines of the weekly mail; empty if there is nothing to say. */
  linesOfWeek(platform: Pick<Platform, 'db' | 'pool'>, week: Week): Promise<GuardianLine[]>
}

export const guardianParts = kindOf<GuardianPart>('parts of what guardians see')
