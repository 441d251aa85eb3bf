import { countCap } from '@learntrail/contract/limits'

/** Formats a count; above `most` (by default `countCap`) as "999+". */
export function capped(value: number, most: number = countCap): string {
  return value > most ? `${most}+` : String(value)
}
