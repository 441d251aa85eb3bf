import { Select } from '../../../ui/form/select.ts'

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** Placeholder while nothing is chosen. */
  all: string
  options: readonly { value: Value; label: string }[]
  value: string | undefined
  onChange: (value: string | null) => void
}

/** Filters a list by one of several values. */
export function ChoiceFilter<Value extends string>({ label, all, options, value, onChange }: ChoiceFilterProps<Value>) {
  const known = options.find((option) => option.value === value)?.value ?? null
  return <Select label={label} placeholder={all} data={[...options]} value={known} onChange={onChange} clearable />
}
