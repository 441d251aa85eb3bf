import { momentMonthsBefore } from '../clock/taipei.ts'
import { firstIdOf } from '../ids/ids.ts'

/** Returns the first id of the movements to show: those of the last `months` months. */
export const shownFrom = (now: Date, months: number): string => firstIdOf(momentMonthsBefore(now, months))
