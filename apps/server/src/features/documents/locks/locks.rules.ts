import { documentLimits } from '@learntrail/contract/documents/limits'

/** Times of a lock, as stored. */
export interface LockTimes {
  since: Date
  inputAt: Date
  seenAt: Date
  askedAt: Date | null
}

const minute = 60_000

/** Returns when the lock expires if its holder neither writes nor is seen again. */
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

/** Returns when the person who asked may take the lock; null if nobody asked, or the holder has written since. */
export function freeFrom({ askedAt, inputAt }: Pick<LockTimes, 'askedAt' | 'inputAt'>): Date | null {
  if (askedAt === null || inputAt > askedAt) return null
  return new Date(askedAt.getTime() + documentLimits.lockAskSeconds * 1_000)
}
