import { cleanText, textLength } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import css from './answer-field.module.css'

interface AnswerFieldProps {
  id: string
  label: string
  value: string
  most: number
  describedBy?: string
  isInvalid?: boolean
  onChange: (text: string) => void
}

/** Text area that grows with its text, with a counter. */
export function AnswerField({ id, label, value, most, describedBy, isInvalid, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('guides')
  const length = textLength(value)
  const counterId = `${id}-counter`
  return (
    <div className={css.answer}>
      <textarea
        id={id}
        className={css.text}
        rows={6}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy ? `${describedBy} ${counterId}` : counterId}
        value={value}
        onChange={(event) => onChange(cleanText(event.currentTarget.value))}
      />
      <p id={counterId} className={css.counter} data-over={length > most || undefined}>
        {length > most
          ? t('over', { count: length - most })
          : t('characters', { shown: length.toLocaleString(), limit: most.toLocaleString() })}
      </p>
    </div>
  )
}
