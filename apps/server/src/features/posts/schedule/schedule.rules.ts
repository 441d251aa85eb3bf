import { postDurations } from '@learntrail/contract/posts/limits'
import { refuseField } from '../../../platform/http/refusal.ts'

/** What is planned for a moment, named by the field `path`, happens more than five minutes and at most a year from now. */
export function checkAhead(path: string, at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= postDurations.scheduleAhead) refuseField(path, 'too_soon')
  if (ahead > postDurations.scheduleAtMost) refuseField(path, 'too_late')
}

/** When a record appears. */
export const checkScheduledAt = (at: Date, now: Date) => checkAhead('scheduledAt', at, now)
