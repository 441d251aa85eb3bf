import type { ReactNode } from 'react'
import css from './filters.module.css'

/** The filters above a list. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.filters} aria-label={label}>
      {children}
    </section>
  )
}
