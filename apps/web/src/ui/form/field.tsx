import type { ReactNode } from 'react'
import css from './field.module.css'

interface FieldProps {
  /** Id of the group, from which the ids of its label and error derive. */
  id: string
  label: string
  isRequired?: boolean
  note?: ReactNode
  error?: string
  children: ReactNode
}

export const labelId = (id: string) => `${id}-label`
export const errorId = (id: string) => `${id}-error`

/** A form group of several controls, with label, note and error. */
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
