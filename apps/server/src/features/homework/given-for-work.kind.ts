import type { Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Points that students gain for work in a group. */
export interface WorkGain {
  for: 'handedIn' | 'quality'
  groupId: string
  questionId: string
  /** The students whose work it is. */
  personIds: readonly string[]
  points: number
  /** Who released it; null if nobody had to. */
  actorId: string | null
}

/** Gives points for work, in the transaction that hands it in or releases it; never gives the same points twice. */
type GiveForWork = (platform: Platform, transaction: Transaction, gain: WorkGain) => Promise<void>

export const givenForWork = kindOf<GiveForWork>('what is given for work')

export async function giveForWork(platform: Platform, transaction: Transaction, gain: WorkGain): Promise<void> {
  if (gain.points === 0) return
  for (const give of platform.declared.of(givenForWork)) await give(platform, transaction, gain)
}
