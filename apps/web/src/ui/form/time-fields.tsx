import type { TaipeiTime } from '../taipei-time.ts'
import { TextInput } from './text-input.ts'
import css from './time-fields.module.css'

interface TimeFieldsProps {
  /** Id of the day field, so that a form can focus it. */
  id?: string
  value: TaipeiTime
  /** Labels of the two fields. */
  names: { day: string; time: string }
  /** First and last day that can be chosen. */
  min?: string
  max?: string
  /** Id of the element with the error message. */
  wrongId?: string | undefined
  onChange: (part: Partial<TaipeiTime>) => void
}

/** Native date and time fields for a moment in Taiwan time. */
export function TimeFields({ id, value, names, min, max, wrongId, onChange }: TimeFieldsProps) {
  const isWrong = wrongId !== undefined
  return (
    <div className={css.fields}>
      <TextInput
        id={id}
        type="date"
        label={names.day}
        min={min}
        max={max}
        value={value.day}
        error={isWrong}
        aria-describedby={wrongId}
        onChange={(event) => onChange({ day: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={names.time}
        value={value.time}
        error={isWrong}
        aria-describedby={wrongId}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
      />
    </div>
  )
}
