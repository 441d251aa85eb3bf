import { textLength } from '@learntrail/contract/characters'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../i18n/problem-sentence.ts'
import css from './counted-textarea.module.css'
import { Textarea } from './textarea.ts'

interface CountedTextareaProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'> {
  limit: number
  /** Error for a text over the limit, where the default one does not say enough. */
  tooLong?: string
  value: string
  onChange: (value: string) => void
}

/** A textarea that shows a character count from 80% of the limit on. */
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
