import type { Question } from '@learntrail/contract/homework/question'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { RemindMissing } from '../reminders/remind-missing.tsx'
import css from './correct.module.css'

/** Shown beside people who have handed in nothing: offers to remind them. */
export function MissingPart({ question }: { question: Question }) {
  const { t } = useTranslation('homework/correct')
  return (
    <Card as="section" className={css.missing} aria-label={t('missing.title')}>
      <h2>{t('missing.title')}</h2>
      <p>{t('missing.text')}</p>
      <RemindMissing question={question} />
    </Card>
  )
}
