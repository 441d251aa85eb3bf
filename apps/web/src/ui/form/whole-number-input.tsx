import type { ComponentProps } from 'react'
import { TextInput } from './text-input.ts'

interface WholeNumberInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> {
  /** As it is typed; empty while there is none. */
  value: string
  max: number
  onChange: (value: string) => void
}

/** A number without a fraction, which never grows above the most while it is typed. */
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

/** What stands in the field after that was typed or pasted: digits alone, also of full width, from 0 to the most. */
export function clampWhole(typed: string, max: number): string {
  const [, minus, digits = ''] = /^\s*([-−]?)\s*(\d*)/.exec(typed.normalize('NFKC')) ?? []
  if (digits === '') return ''
  return minus ? '0' : String(Math.min(Number(digits), max))
}
