import { durations } from '@learntrail/contract/limits'
import { digestOf } from './passwords.ts'

/** The password may equal neither the account name nor the e-mail it is used with, in any letter case typed there. */
export function isPasswordOfNames(digest: string, names: readonly string[]): boolean {
  return names.some((name) => [name, name.toLowerCase()].some((spelling) => digestOf(spelling) === digest))
}

/** A second reset by mail within a day is refused: milliseconds until one is taken again, 0 where it is now. */
export function waitToReset(now: Date, lastReset: Date | null): number {
  return lastReset === null ? 0 : Math.max(0, lastReset.getTime() + durations.day - now.getTime())
}
