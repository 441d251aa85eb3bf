import { silentAfterDays } from '@learntrail/contract/group-analysis/facts'
import type { MemberFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { levelOf } from '@learntrail/contract/groups/roles'

const dayMs = 86_400_000

/**
 * Whether a member who leads nothing has belonged for at least `silentAfterDays` (two weeks) and done nothing in that
 * time.
 */
export function isSilent(
  { role, since, lastActiveAt }: Pick<MemberFigures, 'role' | 'since' | 'lastActiveAt'>,
  now: Date,
): boolean {
  const before = new Date(now.getTime() - silentAfterDays * dayMs).toISOString()
  return handsIn({ role }) && since <= before && (lastActiveAt === null || lastActiveAt <= before)
}

/** Whether a member hands homework in. Administrators give it, so their figures are omitted rather than shown as 0. */
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
