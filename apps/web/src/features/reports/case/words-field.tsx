import { Textarea } from '../../../ui/form/textarea.ts'

interface WordsFieldProps {
  id: string
  label: string
  note?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A required text for the person concerned, or for staff. */
export function WordsField({ id, label, note, value, error, onChange }: WordsFieldProps) {
  return (
    <Textarea
      id={id}
      label={label}
      description={note}
      withAsterisk
      aria-required
      autosize
      minRows={3}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
