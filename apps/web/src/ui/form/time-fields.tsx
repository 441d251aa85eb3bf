import type { TaipeiTime } from '../taipei-time.ts'
import { TextInput } from './text-input.ts'
import css from './time-fields.module.css'

interface TimeFieldsProps {
  /** Of the day, so that a form can move the focus here. */
  id?: string
  value: TaipeiTime
  /** Names of the two fields. */
  names: { day: string; time: string }
  /** Days that can be chosen. */
  min?: string
  max?: string
  /** Of the sentence that says what is wrong with the moment. */
  wrongId?: string | undefined
  onChange: (part: Partial<TaipeiTime>) => void
}

/** A day and a time in Taiwan, with the device's own calendar and clock. */
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
