import { checkAhead } from '../../../platform/clock/check-ahead.ts'

/** When a record appears. */
export const checkScheduledAt = (at: Date, now: Date) => checkAhead('scheduledAt', at, now)
