import type { PlanContent } from '@learntrail/contract/plans/content'
import { useState } from 'react'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { fieldId } from './field-id.ts'

interface DayFieldProps {
  field: 'startedAt' | 'endedAt'
  label: string
  value: string | null
  error?: string | undefined
  onChange: (part: Partial<PlanContent>) => void
}

const wholeDay = /^[12]\d{3}-\d{2}-\d{2}$/

/** A date with the device's own calendar; empty if it is not decided yet. */
export function DayField({ field, label, value, error, onChange }: DayFieldProps) {
  // A date being typed is empty or implausible for a while.
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value ?? '')
  }
  return (
    <TextInput
      id={fieldId(field)}
      type="date"
      label={label}
      value={typed}
      error={error}
      onChange={(event) => {
        const day = event.currentTarget.value
        setTyped(day)
        if (wholeDay.test(day)) onChange({ [field]: day })
      }}
      onBlur={() => {
        if (typed === '' && value !== null) onChange({ [field]: null })
        else setTyped(value ?? '')
      }}
    />
  )
}
