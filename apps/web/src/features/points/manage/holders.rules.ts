import { seatOf } from '@learntrail/contract/groups/member-number'
import type { PointHolder } from '@learntrail/contract/points/points'

export type HolderOrder = 'seat' | 'name' | 'balance' | 'received'

/** The texts a member is searched by. */
export interface Named {
  name: string
  studentNumber: string
}

/** Whether a member matches the keyword: the seat number as a whole, name or student number in part. */
export function fits(keyword: string, { memberNumber }: Pick<PointHolder, 'memberNumber'>, named: Named): boolean {
  const wanted = keyword.trim().toLocaleLowerCase()
  if (wanted === '') return true
  if (memberNumber !== '' && seatOf(memberNumber.toLocaleLowerCase()) === seatOf(wanted)) return true
  return [named.name, named.studentNumber].some((words) => words.toLocaleLowerCase().includes(wanted))
}

/** Sorts members, who come ordered by seat number; ties keep that order. */
export function inOrder(
  holders: readonly PointHolder[],
  { by, isDown }: { by: HolderOrder; isDown: boolean },
  nameOf: (holder: PointHolder) => string,
): PointHolder[] {
  if (by === 'seat') return isDown ? holders.toReversed() : [...holders]
  const difference = (one: PointHolder, other: PointHolder) =>
    by === 'name' ? nameOf(one).localeCompare(nameOf(other), 'zh-Hant') : one[by] - other[by]
  return holders.toSorted((one, other) => (isDown ? -1 : 1) * difference(one, other))
}
