import { type ReactNode, useId } from 'react'
import css from './range.module.css'
import { Slider } from './slider.tsx'

interface RangeProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value as shown and read aloud: 62%. */
  shown: string
  onChange: (value: number) => void
  /** Called when the pointer or key is released, or the slider loses the focus. */
  onSettle?: () => void
  isDisabled?: boolean
  action?: ReactNode
}

/** A slider with its label and value on one line. */
export function Range({ label, value, min, max, step = 1, shown, onChange, onSettle, isDisabled, action }: RangeProps) {
  const id = useId()
  return (
    <div className={css.range}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <Slider
        id={id}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
      />
      <output htmlFor={id} className={css.value} aria-hidden="true">
        {shown}
      </output>
      {action}
    </div>
  )
}
