import { type ReactNode, useId } from 'react'
import css from './part.module.css'

/** The parts of a room, one below the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={css.parts}>{children}</div>
}

/** A part of a room, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A sentence in a part; an alert is announced. */
export function PartNote({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <p role={role} className={css.note}>
      {children}
    </p>
  )
}
