import { brokenNameRule, cleanName, textLength } from '@learntrail/contract/characters'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import css from './counted-field.module.css'

interface CountedFieldProps {
  label: string
  placeholder: string
  value: string
  limit: number
  /** Whether it has several lines. */
  isLong?: boolean
  /** Whether characters not allowed in file names are an error. */
  isName?: boolean
  ending?: string
  onChange: (value: string) => void
}

/** A field with a counter; text above the limit is kept and marked. */
export function CountedField(props: CountedFieldProps) {
  const { label, placeholder, value, limit, isLong = false, isName = false, ending, onChange } = props
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const id = useId()
  const length = textLength(value)
  const broken = isName ? brokenNameRule(cleanName(value)) : undefined
  const wrong = length > limit ? ruleSentence('too_long', limit) : broken === undefined ? null : ruleSentence(broken)
  const field = {
    id,
    placeholder,
    value,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': `${id}-count`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.line}>
        {isLong ? <textarea rows={2} {...field} /> : <input type="text" {...field} />}
        {ending ? <span className={css.ending}>{ending}</span> : null}
      </span>
      <p id={`${id}-count`} className={css.count} data-wrong={wrong ? true : undefined}>
        {wrong ?? t('characters', { count: length, limit })}
      </p>
    </div>
  )
}
