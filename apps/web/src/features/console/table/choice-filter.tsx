import { Select } from '../../../ui/form/select.ts'

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** What stands there while nothing is chosen. */
  all: string
  options: readonly { value: Value; label: string }[]
  value: string | undefined
  onChange: (value: string | null) => void
}

/** Narrows a list to one of some values. */
export function ChoiceFilter<Value extends string>({ label, all, options, value, onChange }: ChoiceFilterProps<Value>) {
  const known = options.find((option) => option.value === value)?.value ?? null
  return <Select label={label} placeholder={all} data={[...options]} value={known} onChange={onChange} clearable />
}
