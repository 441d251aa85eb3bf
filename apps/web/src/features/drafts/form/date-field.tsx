import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../../ui/dates.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { firstDay } from '../session/check-draft.ts'
import { fieldId } from '../session/draft-fields.ts'

interface DateFieldProps {
  value: string
  error: string | undefined
  onChange: (date: string) => void
}

/** The day of the learning, in the native date picker. An empty value means today, on whichever day it is published. */
export function DateField({ value, error, onChange }: DateFieldProps) {
  const { t } = useTranslation('drafts/form')
  // A date input reports an empty or odd value while a day is being typed.
  const [typed, setTyped] = useState(value || today())
  return (
    <TextInput
      id={fieldId('date')}
      type="date"
      label={t('date')}
      min={firstDay}
      max={today()}
      value={typed}
      error={error}
      onChange={(event) => {
        const day = event.currentTarget.value
        setTyped(day)
        if (day) onChange(day === today() ? '' : day)
      }}
      onBlur={() => {
        if (typed) return
        setTyped(today())
        onChange('')
      }}
    />
  )
}
