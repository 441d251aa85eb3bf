import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { goToField } from '../../../ui/form/show-problem.ts'
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

/** Returns the error of a field and focuses it; undefined if it is valid. */
export function wrongWords(
  id: string,
  words: string,
  { max, isRequired = true }: { max: number; isRequired?: boolean },
) {
  const length = [...words.trim()].length
  const isEmpty = isRequired && length === 0
  if (!isEmpty && length <= max) return undefined
  goToField(id)
  return isEmpty ? ruleSentence('required') : ruleSentence('too_long', max)
}
