import { silentAfterDays } from '@learntrail/contract/group-analysis/facts'
import type { MemberFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { levelOf } from '@learntrail/contract/groups/roles'

const dayMs = 86_400_000

/** Whoever does not lead, has been there for two weeks, and has done nothing in them. */
export function isSilent(
  { role, since, lastActiveAt }: Pick<MemberFigures, 'role' | 'since' | 'lastActiveAt'>,
  now: Date,
): boolean {
  const before = new Date(now.getTime() - silentAfterDays * dayMs).toISOString()
  return handsIn({ role }) && since <= before && (lastActiveAt === null || lastActiveAt <= before)
}

/** Whoever leads gives homework and has none to hand in: of them nothing is said, rather than nought. */
export const handsIn = ({ role }: Pick<MemberFigures, 'role'>): boolean => levelOf(role) === 2

interface Rate {
  given: number
  handedIn: number
  late: number
}

export function sumOf(rates: readonly Rate[]): Rate {
  const sum = (name: keyof Rate) => rates.reduce((total, rate) => total + rate[name], 0)
  return { given: sum('given'), handedIn: sum('handedIn'), late: sum('late') }
}
