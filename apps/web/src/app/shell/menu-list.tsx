import type { Navigation } from '@learntrail/contract/shell/navigation'
import { Fragment, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useSearchParams } from 'react-router'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { AdvancedFeaturesDialog } from '../../features/shell/index.ts'
import { paths } from '../../paths.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import { entryLooks, ownEntries } from './menu-entries.ts'
import css from './menu-list.module.css'

const HomeworkDue = onceCalm(() => import('../../features/homework/mine/due-count.tsx').then((part) => part.DueCount))

interface MenuListProps {
  navigation: Navigation
  onChoose?: () => void
}

/** The entries in the order the server gives them; locked ones explain themselves instead of leading somewhere. */
export function MenuList({ navigation, onChoose }: MenuListProps) {
  const { t } = useTranslation('shell')
  const [isExplaining, setExplaining] = useState(false)
  const [search] = useSearchParams()
  const user = useCurrentUser()
  // Showcases of all people have one path; only mine is an entry of my menu.
  const isAnothers = search.has('user') && search.get('user') !== user?.id

  return (
    <nav aria-label={t('menu.label')}>
      <ul className={css.list}>
        {navigation.menu.map(({ entry, isLocked }) => {
          const { icon, to } = entryLooks[entry]
          if (isLocked) {
            return (
              <li key={entry}>
                <button type="button" className={css.entry} onClick={() => setExplaining(true)}>
                  <Icon name={icon} />
                  {t(`menu.${entry}`)}
                  <span className={css.lock} role="img" aria-label={t('menu.locked')}>
                    <Icon name="lock" />
                  </span>
                </button>
              </li>
            )
          }
          if (!to) return null
          return (
            <Fragment key={entry}>
              <li>
                <NavLink className={css.entry} to={to} onClick={onChoose}>
                  <Icon name={icon} />
                  {t(`menu.${entry}`)}
                  {entry === 'chat' ? <Count value={navigation.unread.chat} className={css.count} /> : null}
                </NavLink>
              </li>
              {entry === 'groups' ? (
                <li>
                  <NavLink className={css.entry} to={paths.myHomework} onClick={onChoose}>
                    <Icon name="check" />
                    {t('menu.homework')}
                    <Suspense fallback={null}>
                      <HomeworkDue className={css.count} />
                    </Suspense>
                  </NavLink>
                </li>
              ) : null}
            </Fragment>
          )
        })}
        {user?.role === 'staff' ? (
          <li className={css.apart}>
            <NavLink className={css.entry} to={paths.console} onClick={onChoose}>
              <Icon name="settings" />
              {t('menu.console')}
            </NavLink>
          </li>
        ) : null}
        <li className={css.apart}>
          <NavLink className={css.entry} to={paths.search} onClick={onChoose}>
            <Icon name="search" />
            {t('menu.search')}
          </NavLink>
        </li>
        {ownEntries.map(({ entry, icon, to }) => (
          <li key={entry}>
            <NavLink
              className={css.entry}
              to={to}
              aria-current={entry === 'show' && isAnothers ? false : 'page'}
              onClick={onChoose}
            >
              <Icon name={icon} />
              {t(`menu.${entry}`)}
            </NavLink>
          </li>
        ))}
        <li className={css.apart}>
          <NavLink className={css.entry} to={paths.account} onClick={onChoose}>
            <Icon name="account" />
            {t('menu.account')}
          </NavLink>
        </li>
        <li>
          <NavLink className={css.entry} to={paths.help} onClick={onChoose}>
            <Icon name="help" />
            {t('menu.help')}
          </NavLink>
        </li>
      </ul>
      <AdvancedFeaturesDialog isOpen={isExplaining} onClose={() => setExplaining(false)} />
    </nav>
  )
}
