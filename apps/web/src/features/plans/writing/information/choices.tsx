import type { PlanContent } from '@learntrail/contract/plans/content'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { listed } from '../../../../ui/listed.ts'
import { Unseen } from '../../../../ui/unseen.tsx'
import { fieldId } from './field-id.ts'
import css from './information.module.css'

interface ChoicesProps<Code extends string> {
  field: keyof PlanContent
  label: string
  codes: readonly Code[]
  nameOf: (code: Code) => string
  value: readonly Code[]
  error?: string | undefined
  /** True to collapse long lists until opened. */
  isFolded?: boolean
  onChange: (value: Code[]) => void
}

/** A multiple choice, kept in the order of choosing. */
export function Choices<Code extends string>(props: ChoicesProps<Code>) {
  const { field, label, codes, nameOf, value, error, isFolded = false, onChange } = props
  const chips = (
    <ChipRow>
      {codes.map((code) => {
        const isOn = value.includes(code)
        return (
          <ChoiceChip
            key={code}
            isOn={isOn}
            onToggle={() => onChange(isOn ? value.filter((one) => one !== code) : [...value, code])}
          >
            {nameOf(code)}
          </ChoiceChip>
        )
      })}
    </ChipRow>
  )
  return (
    <fieldset
      id={fieldId(field)}
      className={css.choices}
      aria-describedby={error ? `${fieldId(field)}-error` : undefined}
    >
      {isFolded ? (
        <>
          <Unseen as="legend">{label}</Unseen>
          <details open={value.length > 0}>
            <summary className={css.summary}>
              <span>{label}</span>
              <span className={css.chosen}>{listed(value.map(nameOf))}</span>
              <Icon name="down" />
            </summary>
            {chips}
          </details>
        </>
      ) : (
        <>
          <legend>{label}</legend>
          {chips}
        </>
      )}
      {error ? (
        <p id={`${fieldId(field)}-error`} className={css.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
