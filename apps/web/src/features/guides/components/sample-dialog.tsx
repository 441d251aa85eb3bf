import type { GuideKind, GuideQuestion } from '@learntrail/contract/guides/guide-questions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { guideSampleQuery } from '../api/read-guide-sample.ts'
import css from './sample-dialog.module.css'

interface SampleDialogProps {
  kind: GuideKind
  question: GuideQuestion
  isOpen: boolean
  onClose: () => void
}

/** A sample answer by another student, to read but not to copy. */
export function SampleDialog({ kind, question, isOpen, onClose }: SampleDialogProps) {
  const { t } = useTranslation('guides')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('sample.title')}>
      <Sample kind={kind} question={question} />
    </Dialog>
  )
}

function Sample({ kind, question }: Pick<SampleDialogProps, 'kind' | 'question'>) {
  const { t } = useTranslation('guides')
  const query = useQuery(guideSampleQuery(kind, currentLocale()))
  if (!query.data) return <WaitingLines query={query} lines={4} />
  const sample = query.data
  return (
    <div className={css.sample}>
      <p className={css.by}>{t('sample.by', { name: sample.by, title: sample.title })}</p>
      <blockquote className={css.text}>{sample.answers[question]}</blockquote>
      <p className={css.note}>{t('sample.note')}</p>
    </div>
  )
}
