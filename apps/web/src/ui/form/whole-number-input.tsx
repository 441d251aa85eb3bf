import type { ComponentProps } from 'react'
import { TextInput } from './text-input.ts'

interface WholeNumberInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> {
  /** The digits as typed; empty when there is no number. */
  value: string
  max: number
  onChange: (value: string) => void
}

/** A field for whole numbers that clamps to `max` while typing. */
export function WholeNumberInput({ max, onChange, ...props }: WholeNumberInputProps) {
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(clampWhole(event.currentTarget.value, max))}
    />
  )
}

/** Returns the field's text after typing or pasting: the leading digits, full-width ones too, clamped to 0–max. */
export function clampWhole(typed: string, max: number): string {
  const [, minus, digits = ''] = /^\s*([-−]?)\s*(\d*)/.exec(typed.normalize('NFKC')) ?? []
  if (digits === '') return ''
  return minus ? '0' : String(Math.min(Number(digits), max))
}
