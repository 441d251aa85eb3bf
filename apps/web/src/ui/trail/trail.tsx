import type { ReactNode } from 'react'
import css from './trail.module.css'

/** The line that carries time: months as stations, records as steps. */
export function Trail({ children }: { children: ReactNode }) {
  return <div className={css.trail}>{children}</div>
}

interface TrailMonthProps {
  title: string
  /** How many there are, or another quiet word. */
  note?: string
  children: ReactNode
}

export function TrailMonth({ title, note, children }: TrailMonthProps) {
  return (
    <section className={css.month} aria-label={title}>
      <h2 className={css.station}>
        {title}
        {note ? <small>{note}</small> : null}
      </h2>
      {children}
    </section>
  )
}

export function TrailStep({ tone = 'plain', children }: { tone?: 'plain' | 'leaf' | 'spark'; children: ReactNode }) {
  return (
    <div className={css.step} data-tone={tone}>
      {children}
    </div>
  )
}
