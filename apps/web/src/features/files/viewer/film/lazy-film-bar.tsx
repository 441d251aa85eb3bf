import { lazy, Suspense } from 'react'
import { withTexts } from '../../../../i18n/with-texts.ts'
import type { FilmBarProps } from './film-bar.tsx'
import css from './lazy-film-bar.module.css'

const Loaded = lazy(
  withTexts(() => import('./film-bar.tsx').then((module) => ({ default: module.FilmBar })), 'files/player'),
)

/** A film can be seen before its bar is there; what stands below it does not move. */
export function LazyFilmBar(props: FilmBarProps) {
  return (
    <Suspense fallback={<div className={css.place} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
