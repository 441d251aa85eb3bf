import type { ClassLine } from '@learntrail/contract/groups/classes'
import { seatOf } from '@learntrail/contract/groups/member-number'

/** Nobody of the school is meant by the line, or who is meant cannot be added. */
export const isMissing = ({ state }: ClassLine) => state === 'noNumber' || state === 'unknown' || state === 'staysOut'

/** Who is added; whoever is in already comes along for the seat number. Where the name differs, only who is `taken`. */
export function mayCome({ state, line, memberNumber }: ClassLine, taken: ReadonlySet<number>): boolean {
  if (state === 'nameDiffers') return taken.has(line)
  return state === 'new' || (state === 'isIn' && memberNumber !== '')
}

/** A seat number that the lines give to two people, or null. */
export function seatTwice(lines: readonly ClassLine[]): string | null {
  const seats = lines.flatMap(({ memberNumber }) => (memberNumber === '' ? [] : [memberNumber]))
  return seats.find((seat, at) => seats.findIndex((one) => seatOf(one) === seatOf(seat)) < at) ?? null
}
