import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import css from './home-tabs.module.css'

/** Switches between a teacher's two homes: their classes and their own trail. */
export function HomeTabs({ at }: { at: 'teaching' | 'trail' }) {
  const { t } = useTranslation('teaching/menu')
  const homes = [
    { home: 'teaching', to: paths.teaching, name: t('teaching') },
    { home: 'trail', to: paths.myRecords, name: t('trail') },
  ] as const
  return (
    <nav className={css.homes} aria-label={t('homes')}>
      {homes.map(({ home, to, name }) => (
        <Link key={home} to={to} aria-current={home === at ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
