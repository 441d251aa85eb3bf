import { Suspense } from 'react'
import { withTexts } from '../../../../i18n/with-texts.ts'
import { orNote } from '../../../../routing/or-note.tsx'
import type { FilmBarProps } from './film-bar.tsx'
import css from './lazy-film-bar.module.css'

const Loaded = orNote(withTexts(() => import('./film-bar.tsx').then((module) => module.FilmBar), 'files/player'))

/** `FilmBar`, loaded on demand; its fallback keeps the height, so that nothing below shifts. */
export function LazyFilmBar(props: FilmBarProps) {
  return (
    <Suspense fallback={<div className={css.place} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
