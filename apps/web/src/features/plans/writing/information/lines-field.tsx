import { textLength } from '@learntrail/contract/characters'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { fieldId } from './field-id.ts'
import css from './information.module.css'

interface LinesFieldProps {
  field: keyof PlanContent
  label: string
  newLabel: string
  tip?: string
  value: readonly string[]
  most: number
  longest: number
  onChange: (value: string[]) => void
}

/** A list of short, distinct lines, each with a button to remove it, and a field to add one. */
export function LinesField({ field, label, newLabel, tip, value, most, longest, onChange }: LinesFieldProps) {
  const { t } = useTranslation('plans/writing')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const line = typed.trim()
  const error =
    textLength(line) > longest
      ? t('finish.signTooLong', { limit: longest })
      : value.includes(line)
        ? t('finish.signTwice')
        : undefined

  function add() {
    if (line === '' || error !== undefined || value.length >= most) return
    onChange([...value, line])
    setTyped('')
    input.current?.focus()
  }
  const enter = useEnterKey(add)

  return (
    <fieldset id={fieldId(field)} className={css.lines}>
      <legend>{label}</legend>
      {tip ? <p className={css.tip}>{tip}</p> : null}
      {value.length > 0 ? (
        <ul className={css.lineList}>
          {value.map((one) => (
            <li key={one}>
              <span>{one}</span>
              <IconButton
                label={t('removeNamed', { name: one })}
                icon="close"
                onClick={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {value.length < most ? (
        <div className={css.newLine}>
          <TextInput
            ref={input}
            label={newLabel}
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            {...enter}
          />
          <Button look="soft" onMouseDown={(event) => event.preventDefault()} onClick={add}>
            {t('addCriterion')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
