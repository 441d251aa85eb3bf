import type { ReactNode } from 'react'
import css from './trail.module.css'

/**
 * The vertical line of time: months as stations, records as steps. `isPlain` omits the line where there are no steps.
 */
export function Trail({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) {
  return (
    <div className={css.trail} data-plain={isPlain || undefined}>
      {children}
    </div>
  )
}

/**
 * One part of the trail. The section is labelled because its heading, a `TrailStation`, may not be rendered in a long
 * list.
 */
export function TrailMonth({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.month} aria-label={title}>
      {children}
    </section>
  )
}

interface TrailStationProps {
  title: string
  /** A count or another secondary word. */
  note?: string | undefined
}

export function TrailStation({ title, note }: TrailStationProps) {
  return (
    <h2 className={css.station}>
      {title}
      {note ? <small>{note}</small> : null}
    </h2>
  )
}

export function TrailStep({ tone = 'plain', children }: { tone?: 'plain' | 'leaf' | 'spark'; children: ReactNode }) {
  return (
    <div className={css.step} data-tone={tone}>
      {children}
    </div>
  )
}
