import type { ReactNode } from 'react'
import css from './filters.module.css'

/** The fields that narrow a list, above it. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.filters} aria-label={label}>
      {children}
    </section>
  )
}
