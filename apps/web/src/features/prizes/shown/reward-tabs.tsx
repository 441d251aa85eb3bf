import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { prizeAddresses } from '../addresses.ts'
import css from './reward-tabs.module.css'

/** Tabs for the three screens of rewards, one of which belongs to the `rewards` feature. Needs the texts `prizes`. */
export function RewardTabs() {
  const { t } = useTranslation('prizes')
  const ways = [
    { to: prizeAddresses.all, name: t('tabs.prizes') },
    { to: prizeAddresses.applications, name: t('tabs.applications') },
    { to: prizeAddresses.points, name: t('tabs.points') },
  ]
  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      {ways.map(({ to, name }) => (
        <NavLink key={to} className={css.tab} to={to} end>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
