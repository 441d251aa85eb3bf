import type { ReactNode } from 'react'
import css from './control-group.module.css'

export function ControlGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  )
}
