import { countCap } from '@learntrail/contract/limits'

/** More than are counted are "999+". */
export function capped(value: number, most: number = countCap): string {
  return value > most ? `${most}+` : String(value)
}
