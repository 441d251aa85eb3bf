import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { MenuEntry, Navigation } from '@learntrail/contract/shell/navigation'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type MenuItem, menuSections } from '../../feature/menu.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LockedExplained } from './locked-explained.tsx'
import { isLocked, useIsWithin, useMenuItems } from './menu-items.ts'
import css from './menu-list.module.css'

interface MenuListProps {
  navigation: Navigation
  onChoose?: () => void
}

/**
 * The menu: the server's entries in its order, then the sections. Locked entries explain themselves instead of being
 * links.
 */
export function MenuList({ navigation, onChoose }: MenuListProps) {
  const { t } = useTranslation('shell')
  const [isExplaining, setExplaining] = useState(false)
  const user = useCurrentUser()
  const mine = useMenuItems(navigation)
  const isWithin = useIsWithin(mine)
  const linkOf = (item: MenuItem) => (
    <ItemLink item={item} isHere={isWithin(item)} navigation={navigation} user={user} onChoose={onChoose} />
  )
  return (
    <nav className={css.menu} aria-label={t('menu.label')}>
      <ul className={css.list}>
        {navigation.menu
          .flatMap(({ entry, isLocked }) => itemsAt(mine, entry, isLocked))
          .map((item) =>
            isLocked(item, navigation) ? (
              <li key={item.to}>
                <button type="button" className={css.entry} onClick={() => setExplaining(true)}>
                  <Icon name={item.icon} />
                  {item.name()}
                  <span className={css.lock} role="img" aria-label={t('menu.locked')}>
                    <Icon name="lock" />
                  </span>
                </button>
              </li>
            ) : (
              <li key={item.to}>{linkOf(item)}</li>
            ),
          )}
        {menuSections
          .filter((section) => section !== 'account')
          .map((section) =>
            itemsIn(mine, section).map((item, place) => (
              <li key={item.to} className={place === 0 ? css.apart : undefined}>
                {linkOf(item)}
              </li>
            )),
          )}
      </ul>
      {/* Stays in sight however long the list is. */}
      <ul className={css.foot}>
        {itemsIn(mine, 'account').map((item) => (
          <li key={item.to}>{linkOf(item)}</li>
        ))}
      </ul>
      <LockedExplained isOpen={isExplaining} onClose={() => setExplaining(false)} />
    </nav>
  )
}

/** Returns the items for an entry of the server, and unless it is locked those placed after it. */
const itemsAt = (items: readonly MenuItem[], entry: MenuEntry, isLocked: boolean) => [
  ...items.filter(({ place }) => 'entry' in place && place.entry === entry),
  ...items.filter(({ place }) => !isLocked && 'after' in place && place.after === entry),
]

const itemsIn = (items: readonly MenuItem[], section: (typeof menuSections)[number]) =>
  items
    .flatMap((item) => ('section' in item.place && item.place.section === section ? [{ item, ...item.place }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)

interface ItemLinkProps extends MenuListProps {
  item: MenuItem
  /** The path is the item's. */
  isHere: boolean
  user: CurrentUser | null
}

function ItemLink({ item: { name, icon, to, count, Mark, isAt }, isHere, navigation, user, onChoose }: ItemLinkProps) {
  const [search] = useSearchParams()
  return (
    <Link
      className={css.entry}
      to={to}
      aria-current={isHere && (isAt?.(search, user) ?? true) ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon name={icon} />
      {name()}
      {count ? <Count value={count(navigation)} className={css.count} /> : null}
      {Mark ? (
        <Suspense fallback={null}>
          <Mark className={css.count} />
        </Suspense>
      ) : null}
    </Link>
  )
}
