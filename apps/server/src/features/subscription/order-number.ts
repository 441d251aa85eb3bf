import { randomInt } from 'node:crypto'
import { planCodeLetters } from '@learntrail/contract/subscription/limits'
import { dayIn } from '../../platform/clock/taipei.ts'

/** The day, and six letters that nobody takes for one another: it tells nobody how many orders there are. */
export function newOrderNumber(now: Date): string {
  const letters = Array.from({ length: 6 }, () => planCodeLetters[randomInt(planCodeLetters.length)]).join('')
  return `${dayIn(now).slice(2).replaceAll('-', '')}-${letters}`
}
