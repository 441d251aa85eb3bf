import { daysToMonday, morningIn, type TaipeiTime } from '../../../ui/taipei-time.ts'

export interface OfferedTime {
  name: 'tomorrow' | 'monday'
  time: TaipeiTime
}

/** Returns the times offered as chips. On a Sunday, tomorrow is next Monday and is offered once. */
export function offeredTimes(now = new Date()): OfferedTime[] {
  const tomorrow: OfferedTime = { name: 'tomorrow', time: morningIn(1, now) }
  const daysLeft = daysToMonday(now)
  return daysLeft === 1 ? [tomorrow] : [tomorrow, { name: 'monday', time: morningIn(daysLeft, now) }]
}
