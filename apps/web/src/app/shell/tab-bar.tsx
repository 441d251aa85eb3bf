import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { type MenuItem, menuTabs } from '../../feature/menu.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { useNavigation } from '../../features/shell/index.ts'
import { paths } from '../../paths.ts'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LockedExplained } from './locked-explained.tsx'
import { isLocked, useIsWithin, useMenuItems } from './menu-items.ts'
import css from './tab-bar.module.css'

/** The most used screens within reach of the thumb on phones; the others are in the menu. */
export function TabBar() {
  const { t } = useTranslation('shell')
  const me = useCurrentUser()?.id
  const { data: navigation } = useNavigation()
  const items = useMenuItems(navigation)
  const isWithin = useIsWithin(items)
  const [isExplaining, setExplaining] = useState(false)
  const waiting = ({ place: at, Mark, count }: MenuItem) => {
    const marks = [Mark, ...items.map((one) => (isAfter(one, at) ? one.Mark : undefined))]
    return (
      <>
        <Count value={navigation && count ? count(navigation) : 0} className={css.count} />
        {marks.map((One, index) =>
          One ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: menu items do not change their order
            <Suspense key={index} fallback={null}>
              <One className={css.count} />
            </Suspense>
          ) : null,
        )}
      </>
    )
  }
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {menuTabs.map((tab) => {
        const item = items.findLast((one) => one.tab === tab)
        if (!item) return null
        const shown = (
          <>
            <span className={css.icon}>
              <Icon name={item.icon} />
            </span>
            {t(`tabs.${tab}`)}
            {isLocked(item, navigation) ? (
              <span className={css.lock} role="img" aria-label={t('menu.locked')}>
                <Icon name="lock" size={14} />
              </span>
            ) : (
              waiting(item)
            )}
          </>
        )
        return isLocked(item, navigation) ? (
          <button key={tab} type="button" className={css.tab} onClick={() => setExplaining(true)}>
            {shown}
          </button>
        ) : (
          <Link
            key={tab}
            to={item.to}
            className={css.tab}
            data-tab={tab}
            aria-current={isWithin(item) ? 'page' : undefined}
          >
            {shown}
          </Link>
        )
      })}
      {me ? (
        <NavLink to={paths.person(me)} className={css.tab}>
          <span className={css.icon}>
            <Icon name="account" />
          </span>
          {t('tabs.me')}
        </NavLink>
      ) : null}
      <LockedExplained isOpen={isExplaining} onClose={() => setExplaining(false)} />
    </nav>
  )
}

/** Items listed below the tab's own in the menu; its screen says where they wait. */
const isAfter = (item: MenuItem, at: MenuItem['place']) =>
  'after' in item.place && 'entry' in at && item.place.after === at.entry
