import type { ReactNode } from 'react'
import css from './fields.module.css'

/** Stacks fields; `FieldPair` puts two side by side from 576 px on. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

interface FieldGroupProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {note ? <p className={css.note}>{note}</p> : null}
      <Fields>{children}</Fields>
    </fieldset>
  )
}
