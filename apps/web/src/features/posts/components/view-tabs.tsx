import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { TabCount } from '../../../ui/tab-count.tsx'
import { type StreamTab, type TrailView, viewsInOrder } from './post-views.ts'
import css from './view-tabs.module.css'

interface ViewTabsProps {
  view: TrailView | undefined
  stream: StreamTab
}

/** Counts stop at nine (`streamLimits`). */
const mostCounted = 9

/** The trail's views, each with an address: friends & following, mine, exhibition, public. */
export function ViewTabs({ view: current, stream }: ViewTabsProps) {
  const { t } = useTranslation('posts')
  const { newCount: count } = stream
  return (
    <nav className={css.tabs} aria-label={t('views.label')}>
      {viewsInOrder(stream).map((view) => (
        <Link
          key={view}
          to={`${paths.portfolio}?view=${view}`}
          replace
          preventScrollReset
          className={css.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
          {view === 'stream' && view !== current ? (
            <TabCount
              value={count}
              most={mostCounted}
              words={count > mostCounted ? t('views.newMany', { count: mostCounted }) : t('views.new', { count })}
            />
          ) : null}
        </Link>
      ))}
    </nav>
  )
}
