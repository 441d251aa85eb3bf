import type { ReactNode } from 'react'
import css from './trail.module.css'

/** The line that carries time: months as stations, records as steps. `isPlain` leaves the line out, where there are no steps. */
export function Trail({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) {
  return (
    <div className={css.trail} data-plain={isPlain || undefined}>
      {children}
    </div>
  )
}

/** A part of the trail; its heading is a `TrailStation`, which in a long list may be out of sight. */
export function TrailMonth({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.month} aria-label={title}>
      {children}
    </section>
  )
}

interface TrailStationProps {
  title: string
  /** How many there are, or another quiet word. */
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
