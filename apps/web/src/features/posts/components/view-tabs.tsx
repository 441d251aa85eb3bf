import type { PostView } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { postViews } from './post-views.ts'
import css from './view-tabs.module.css'

/** Mine, exhibition, public: each an address of its own. */
export function ViewTabs({ view: current }: { view: PostView }) {
  const { t } = useTranslation('posts')
  return (
    <nav className={css.tabs} aria-label={t('views.label')}>
      {postViews.map((view) => (
        <Link
          key={view}
          to={`${paths.portfolio}?view=${view}`}
          replace
          preventScrollReset
          className={css.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  )
}
