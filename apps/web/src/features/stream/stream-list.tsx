import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../i18n/i18n.ts'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { Trail, TrailStep } from '../../ui/trail/trail.tsx'
import { PostCard, useListWindow } from '../posts/index.ts'
import css from './stream.module.css'
import type { StreamRow } from './stream-rows.ts'

/** Loaded with the first e-portfolio, as few streams contain one. */
const ExhibitionCard = lazy(async () => {
  const [module] = await Promise.all([import('../eportfolio/index.ts'), loadTexts(['eportfolio'])])
  return { default: module.ExhibitionCard }
})

const guess = 420

/** Renders only the rows near the screen. */
export function StreamList({ rows }: { rows: readonly StreamRow[] }) {
  const { t } = useTranslation('stream')
  const shown = useListWindow({ count: rows.length, guess, keyOf: (index) => rows[index]?.key ?? '' })
  const visible = rows.slice(shown.first, shown.end)
  return (
    <section ref={shown.place} aria-label={t('list')}>
      {shown.follower}
      <Trail>
        <div style={{ height: shown.before }} />
        {visible.map((row, place) => (
          <div key={row.key} ref={shown.measure} data-index={shown.first + place} className={css.row}>
            <Row row={row} isFirst={shown.first + place === 0} />
          </div>
        ))}
        <div style={{ height: shown.after }} />
      </Trail>
    </section>
  )
}

function Row({ row, isFirst }: { row: StreamRow; isFirst: boolean }) {
  const { t } = useTranslation('stream')
  if (row.kind === 'seen') return <p className={css.seen}>{t('seen')}</p>
  if (row.kind === 'post')
    return (
      <TrailStep>
        <PostCard post={row.post} isFirst={isFirst} saysPublished />
      </TrailStep>
    )
  return (
    <TrailStep tone="leaf">
      <div className={css.ePortfolio}>
        <Suspense fallback={<CardsSkeleton />}>
          <ExhibitionCard item={row.ePortfolio} />
        </Suspense>
      </div>
    </TrailStep>
  )
}
