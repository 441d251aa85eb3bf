import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import css from './prompts-card.module.css'

const prompts = ['did', 'found', 'next'] as const

/** Three questions that help to write a record. */
export function PromptsCard() {
  const { t } = useTranslation('posts')
  const id = useId()
  return (
    <Card as="section" padding="s" aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('prompts.title')}
      </h2>
      <ol className={css.prompts}>
        {prompts.map((prompt) => (
          <li key={prompt}>{t(`prompts.${prompt}`)}</li>
        ))}
      </ol>
    </Card>
  )
}
