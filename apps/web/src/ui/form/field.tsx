import type { ReactNode } from 'react'
import css from './field.module.css'

interface FieldProps {
  /** Of the group, so that its parts can point at the label and the mistake. */
  id: string
  label: string
  isRequired?: boolean
  note?: ReactNode
  error?: string
  children: ReactNode
}

export const labelId = (id: string) => `${id}-label`
export const errorId = (id: string) => `${id}-error`

/** A part of the form that is more than one control: its name, what it is for, what is wrong. */
export function Field({ id, label, isRequired, note, error, children }: FieldProps) {
  return (
    <fieldset aria-labelledby={labelId(id)} aria-describedby={error ? errorId(id) : undefined} className={css.field}>
      <p className={css.label}>
        <span id={labelId(id)}>{label}</span>
        {isRequired ? <RequiredMark /> : null}
      </p>
      {note ? <p className={css.note}>{note}</p> : null}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={errorId(id)} className={css.error}>
      {error}
    </p>
  )
}
