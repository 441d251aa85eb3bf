import { documentLimits } from '@learntrail/contract/documents/limits'

/** Who writes alone, as it is kept. */
export interface LockTimes {
  since: Date
  inputAt: Date
  seenAt: Date
  askedAt: Date | null
}

const minute = 60_000

/** When it ends if nothing more is written and heard by its holder. */
export function endOfLock({ since, inputAt, seenAt }: LockTimes): Date {
  return new Date(
    Math.min(
      since.getTime() + documentLimits.lockHours * 60 * minute,
      inputAt.getTime() + documentLimits.lockIdleMinutes * minute,
      seenAt.getTime() + documentLimits.lockAwaySeconds * 1_000,
    ),
  )
}

export const isInForce = (lock: LockTimes, now: Date): boolean => endOfLock(lock) > now

/** From when on whoever has asked for it may take it; null while nobody has, or once its holder has written on. */
export function freeFrom({ askedAt, inputAt }: Pick<LockTimes, 'askedAt' | 'inputAt'>): Date | null {
  if (askedAt === null || inputAt > askedAt) return null
  return new Date(askedAt.getTime() + documentLimits.lockAskSeconds * 1_000)
}
