import { checkAhead } from '../../../platform/clock/check-ahead.ts'

/** Checks the time at which a record is to be published. */
export const checkScheduledAt = (at: Date, now: Date) => checkAhead('scheduledAt', at, now)
