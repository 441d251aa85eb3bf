import type { MemberFigures } from '@learntrail/contract/group-analysis/group-analysis'

/** `joined` is the order of the server: administrators first, then by seat number and date of joining. */
export const memberOrders = ['joined', 'fewest', 'missing', 'quietest'] as const
export type MemberOrder = (typeof memberOrders)[number]

const ranks: Record<Exclude<MemberOrder, 'joined'>, (member: MemberFigures) => number | string> = {
  fewest: ({ records }) => records,
  missing: ({ given, handedIn }) => handedIn - given,
  quietest: ({ lastActiveAt }) => lastActiveAt ?? '',
}

/** Sorts the members who need attention first; equal ones keep their order. */
export function ordered(members: readonly MemberFigures[], order: MemberOrder): readonly MemberFigures[] {
  if (order === 'joined') return members
  const rank = ranks[order]
  return members.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}
