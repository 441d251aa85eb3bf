import type { ReactNode } from 'react'
import css from './library.module.css'

/** The first page in its orientation; without a picture, an empty sheet with a drawing. */
export function Cover({ orientation, children }: { orientation: 'portrait' | 'landscape'; children: ReactNode }) {
  return (
    <div className={css.cover} aria-hidden="true">
      <div className={css.sheet} data-orientation={orientation}>
        {children ?? (
          <svg viewBox="0 0 70 99" className={css.drawing} aria-hidden="true" focusable="false">
            <path d="M14 74c12-2 14-16 24-18s12-10 18-24" />
            <circle cx="14" cy="74" r="5" />
            <circle cx="56" cy="32" r="3.500" />
          </svg>
        )}
      </div>
    </div>
  )
}
