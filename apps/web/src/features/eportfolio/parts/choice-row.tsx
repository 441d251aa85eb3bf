import type { ReactNode } from 'react'
import css from './choice-row.module.css'

interface ChoiceRowProps<V extends string> {
  label: string
  choices: readonly { value: V; name: string; sample?: ReactNode }[]
  value: V | null
  onChoose: (value: V) => void
}

/** A row of buttons to choose one of a few values. */
export function ChoiceRow<V extends string>({ label, choices, value, onChoose }: ChoiceRowProps<V>) {
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={css.choice}
            data-sample={choice.sample !== undefined || undefined}
            aria-pressed={choice.value === value}
            aria-label={choice.sample === undefined ? undefined : choice.name}
            title={choice.sample === undefined ? undefined : choice.name}
            onClick={() => onChoose(choice.value)}
          >
            {choice.sample ?? choice.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
