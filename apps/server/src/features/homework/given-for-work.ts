import type { Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** What students are to be given for a piece of work in a group. */
export interface WorkGain {
  for: 'handedIn' | 'quality'
  groupId: string
  questionId: string
  /** Whose work it is. */
  personIds: readonly string[]
  points: number
  /** Who released it; null: nobody had to. */
  actorId: string | null
}

/** Gives something for work, in the transaction in which it is handed in or released. What was given before is not given again. */
type GiveForWork = (platform: Platform, transaction: Transaction, gain: WorkGain) => Promise<void>

export const givenForWork = kindOf<GiveForWork>('what is given for work')

export async function giveForWork(platform: Platform, transaction: Transaction, gain: WorkGain): Promise<void> {
  if (gain.points === 0) return
  for (const give of platform.declared.of(givenForWork)) await give(platform, transaction, gain)
}
