import type { ClassLine } from '@learntrail/contract/groups/classes'
import { seatOf } from '@learntrail/contract/groups/member-number'

/** Whether the line identifies no one in the school, or a person who cannot be added. */
export const isMissing = ({ state }: ClassLine) => state === 'noNumber' || state === 'unknown' || state === 'staysOut'

/** Whether a line is sent. A member is sent for the seat number only; a differing name must be in `taken`. */
export function mayCome({ state, line, memberNumber }: ClassLine, taken: ReadonlySet<number>): boolean {
  if (state === 'nameDiffers') return taken.has(line)
  return state === 'new' || (state === 'isIn' && memberNumber !== '')
}

/** Returns a seat number that the lines give to two people, or null. */
export function seatTwice(lines: readonly ClassLine[]): string | null {
  const seats = lines.flatMap(({ memberNumber }) => (memberNumber === '' ? [] : [memberNumber]))
  return seats.find((seat, at) => seats.findIndex((one) => seatOf(one) === seatOf(seat)) < at) ?? null
}
