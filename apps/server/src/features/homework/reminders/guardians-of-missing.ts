import { kindOf } from '../../../platform/declared.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * What the feature that knows guardians says here: whether somebody who has not handed in for a question has one to tell.
 * It hears of `homework.reminded` with `tellsGuardians`, and tells those of `personIds`.
 */
export interface GuardiansOfMissing {
  areThere(platform: Platform, questionId: string): Promise<boolean>
}

export const guardiansOfMissing = kindOf<GuardiansOfMissing>('guardians of those who have not handed in')

/** Whether a reminder of a question can go to guardians as well; while no feature knows of any, it cannot. */
export async function haveGuardians(platform: Platform, questionId: string): Promise<boolean> {
  for (const known of platform.declared.of(guardiansOfMissing))
    if (await known.areThere(platform, questionId)) return true
  return false
}
