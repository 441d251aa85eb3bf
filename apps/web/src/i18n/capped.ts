import { countCap } from '@learntrail/contract/limits'

/** 1,000 and more are "999+". */
export function capped(value: number): string {
  return value > countCap ? `${countCap}+` : String(value)
}
