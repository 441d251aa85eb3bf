import { daysToMonday, morningIn, type TaipeiTime } from '../../../ui/taipei-time.ts'

export interface OfferedTime {
  name: 'tomorrow' | 'monday'
  time: TaipeiTime
}

/** Times worth one tap; none of them twice, as tomorrow and next Monday would be on a Sunday. */
export function offeredTimes(now = new Date()): OfferedTime[] {
  const tomorrow: OfferedTime = { name: 'tomorrow', time: morningIn(1, now) }
  const daysLeft = daysToMonday(now)
  return daysLeft === 1 ? [tomorrow] : [tomorrow, { name: 'monday', time: morningIn(daysLeft, now) }]
}
