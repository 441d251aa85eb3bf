import { scheduling } from '@learntrail/contract/limits'
import { taipeiTimeOf } from '../taipei-time.ts'

/** Returns the rule that the moment of a scheduled publication breaks, or null. The moment is null while incomplete. */
export function scheduleRule(moment: Date | null, now = Date.now()) {
  if (moment === null) return 'required'
  const ahead = moment.getTime() - now
  if (ahead <= scheduling.ahead) return 'too_soon'
  return ahead > scheduling.atMost ? 'too_late' : null
}

/** Returns the first and last day that a publication can be scheduled for. */
export const schedulableDays = (now = Date.now()) => ({
  min: taipeiTimeOf(new Date(now)).day,
  max: taipeiTimeOf(new Date(now + scheduling.atMost)).day,
})
