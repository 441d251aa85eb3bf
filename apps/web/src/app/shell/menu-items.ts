import type { Navigation } from '@learntrail/contract/shell/navigation'
import type { MenuItem } from '../../feature/menu.ts'
import { useAllParts } from '../../feature/use-parts.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'

/** What all features have in the menu of this person. */
export function useMenuItems(navigation: Navigation | undefined): MenuItem[] {
  const user = useCurrentUser()
  const { features } = useAllParts()
  return features
    .flatMap(({ menu }) => menu?.items ?? [])
    .filter(({ isFor }) => isFor === undefined || (navigation !== undefined && isFor(user, navigation)))
}

/** Whether the plan lacks what an entry leads to. */
export const isLocked = ({ place }: MenuItem, navigation: Navigation | undefined): boolean =>
  navigation?.menu.some((one) => one.isLocked && 'entry' in place && place.entry === one.entry) === true

/** Whether something waits in the menu that telephones do not show at their lower edge. */
export const isSomethingNew = (items: readonly MenuItem[], navigation: Navigation | undefined): boolean =>
  navigation !== undefined && items.some(({ tab, count }) => tab === undefined && (count?.(navigation) ?? 0) > 0)
