import { postDurations } from '@learntrail/contract/posts/limits'
import { refuseField } from '../../../platform/http/refusal.ts'

/** A record appears more than five minutes and at most a year from now. */
export function checkScheduledAt(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= postDurations.scheduleAhead) refuseField('scheduledAt', 'too_soon')
  if (ahead > postDurations.scheduleAtMost) refuseField('scheduledAt', 'too_late')
}
