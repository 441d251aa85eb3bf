import { contentLength, type PicturedDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { useTranslation } from 'react-i18next'
import css from './text-counter.module.css'

interface TextCounterProps {
  id: string
  document: PicturedDocument
  /** In characters; the limit of a record by default. */
  limit?: number
}

/** Counts the characters of the text as the limit does. */
export function TextCounter({ id, document, limit = contentLimits.characters }: TextCounterProps) {
  const { t } = useTranslation()
  const length = contentLength(document)
  const over = length - limit
  return (
    <p id={id} className={css.counter} data-over={over > 0 || undefined}>
      {over > 0
        ? t('counter.over', { count: over })
        : t('counter.characters', { shown: length.toLocaleString(), limit: limit.toLocaleString() })}
    </p>
  )
}
