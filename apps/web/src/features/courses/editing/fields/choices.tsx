import type { ReactNode } from 'react'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { listed } from '../../../../ui/listed.ts'
import css from './fields.module.css'

interface ChoicesProps<Code extends string> {
  id: string
  label: string
  tip?: ReactNode
  codes: readonly Code[]
  nameOf: (code: Code) => string
  value: readonly Code[]
  error?: string | undefined
  isReadOnly: boolean
  onToggle: (code: Code, isOn: boolean) => void
}

/** A set of choices. Each is stored separately, so that two people may choose at once. */
export function Choices<Code extends string>(props: ChoicesProps<Code>) {
  const { id, label, tip, codes, nameOf, value, error, isReadOnly, onToggle } = props
  return (
    <fieldset id={id} tabIndex={-1} className={css.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {tip ? <p className={css.tip}>{tip}</p> : null}
      {isReadOnly ? (
        <p>{value.length > 0 ? listed(value.map(nameOf)) : '—'}</p>
      ) : (
        <ChipRow>
          {codes.map((code) => {
            const isOn = value.includes(code)
            return (
              <ChoiceChip key={code} isOn={isOn} onToggle={() => onToggle(code, !isOn)}>
                {nameOf(code)}
              </ChoiceChip>
            )
          })}
        </ChipRow>
      )}
      {error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
