import { scheduling } from '@learntrail/contract/limits'
import { refuseField } from '../http/refusal.ts'

/**
 * Refuses a publication moment given in the field `path`: `too_soon` unless it is more than five minutes after `now`,
 * `too_late` when it is more than a year ahead (`scheduling`).
 */
export function checkAhead(path: string, at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime()
  if (ahead <= scheduling.ahead) refuseField(path, 'too_soon')
  if (ahead > scheduling.atMost) refuseField(path, 'too_late')
}
