import { textLength } from '@learntrail/contract/characters'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../i18n/problem-sentence.ts'
import css from './counted-textarea.module.css'
import { Textarea } from './textarea.ts'

interface CountedTextareaProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'> {
  limit: number
  /** What is said of too many, where it is more than how many there may be. */
  tooLong?: string
  value: string
  onChange: (value: string) => void
}

/** A text with how much of its length is used, once that matters. */
export function CountedTextarea({ limit, tooLong, value, error, onChange, ...props }: CountedTextareaProps) {
  const { t } = useTranslation()
  const shown = textLength(value.trim())
  return (
    <div>
      <Textarea
        {...props}
        autosize
        value={value}
        error={shown > limit ? (tooLong ?? ruleSentence('too_long', limit)) : error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {shown > limit * 0.8 ? <p className={css.count}>{t('counter.characters', { shown, limit })}</p> : null}
    </div>
  )
}
