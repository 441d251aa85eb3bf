import { durations } from '@learntrail/contract/limits'
import { refuseField } from '../../../platform/http/refusal.ts'

/** A record appears more than five minutes and at most a year from now. */
export function checkScheduledAt(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= durations.scheduleAhead) refuseField('scheduledAt', 'too_soon')
  if (ahead > durations.scheduleAtMost) refuseField('scheduledAt', 'too_late')
}
