import { type ContentDocument, contentLength } from '@learntrail/contract/posts/content-text'
import { postLimits } from '@learntrail/contract/posts/limits'
import { useTranslation } from 'react-i18next'
import css from './text-counter.module.css'

/** Characters of the text, as the limit counts them. */
export function TextCounter({ id, document }: { id: string; document: ContentDocument }) {
  const { t } = useTranslation('drafts/form')
  const length = contentLength(document)
  const over = length - postLimits.content
  return (
    <p id={id} className={css.counter} data-over={over > 0 || undefined}>
      {over > 0
        ? t('over', { count: over })
        : t('characters', { shown: length.toLocaleString(), limit: postLimits.content.toLocaleString() })}
    </p>
  )
}
