import { durations } from '@learntrail/contract/limits'
import { digestOf } from './password-hash.rules.ts'

/**
 * Whether the password equals one of the names, as typed or in lower case. Compares digests, since the password itself
 * never arrives.
 */
export function isPasswordOfNames(digest: string, names: readonly string[]): boolean {
  return names.some((name) => [name, name.toLowerCase()].some((spelling) => digestOf(spelling) === digest))
}

/** Milliseconds until another reset by mail is allowed, one per day; 0 if it is allowed now. */
export function waitToReset(now: Date, lastReset: Date | null): number {
  return lastReset === null ? 0 : Math.max(0, lastReset.getTime() + durations.day - now.getTime())
}
