import type { Navigation } from '@learntrail/contract/shell/navigation'
import { matchPath, useLocation } from 'react-router'
import type { MenuItem } from '../../feature/menu.ts'
import { useAllParts } from '../../feature/use-parts.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'

/** Returns the menu items of all features that are meant for this person. */
export function useMenuItems(navigation: Navigation | undefined): MenuItem[] {
  const user = useCurrentUser()
  const { features } = useAllParts()
  return features
    .flatMap(({ menu }) => menu?.items ?? [])
    .filter(({ isFor }) => isFor === undefined || (navigation !== undefined && isFor(user, navigation)))
}

/** Returns a function that tells whether the path is an item's: of several, those with the most exact address. */
export function useIsWithin(items: readonly MenuItem[]): (item: MenuItem) => boolean {
  const { pathname } = useLocation()
  const { features } = useAllParts()
  const fits = ({ to }: MenuItem) => {
    const [own = to] = to.split('?')
    const beginnings = features.flatMap(({ within }) => within?.[to] ?? [])
    if (matchPath({ path: own, end: false }, pathname)) beginnings.push(own)
    return Math.max(0, ...beginnings.map((path) => (pathname.startsWith(path) ? path.length : 0)))
  }
  const best = Math.max(0, ...items.map(fits))
  return (item) => best > 0 && fits(item) === best
}

/** Whether the person's plan does not include the target of a menu item. */
export const isLocked = ({ place }: MenuItem, navigation: Navigation | undefined): boolean =>
  navigation?.menu.some((one) => one.isLocked && 'entry' in place && place.entry === one.entry) === true

/** Whether something is new behind a menu item that has no tab at the lower edge of phones. */
export const isSomethingNew = (items: readonly MenuItem[], navigation: Navigation | undefined): boolean =>
  navigation !== undefined && items.some(({ tab, count }) => tab === undefined && (count?.(navigation) ?? 0) > 0)
