import { textLength } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import { Textarea } from '../../../../ui/form/textarea.ts'
import css from './result.module.css'

interface CountedWordsProps {
  id?: string
  label: string
  description?: string
  limit: number
  minRows?: number
  value: string
  onChange: (value: string) => void
}

/** A text with how much of its length is used, once that matters. */
export function CountedWords({ id, label, description, limit, minRows = 4, value, onChange }: CountedWordsProps) {
  const { t } = useTranslation('plans/doing')
  const length = textLength(value.trim())
  return (
    <div>
      <Textarea
        id={id}
        label={label}
        description={description}
        autosize
        minRows={minRows}
        maxRows={16}
        value={value}
        error={length > limit ? t('tooLong', { limit }) : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
    </div>
  )
}
