import type { Learning } from '@learntrail/contract/courses/learning'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Track } from '../../../ui/track.tsx'
import css from './learning-head.module.css'

interface LearningHeadProps {
  learning: Learning
  /** Settings of how to go through the course. */
  children?: ReactNode
}

/** Progress in the whole course, and what is new in it. */
export function LearningHead({ learning, children }: LearningHeadProps) {
  const { course, progress, knownEdition, finishedAt } = learning
  const { t } = useTranslation('courses/learning')
  // The edition known when the page was opened, because learning here marks the newest as known.
  const [known] = useState(knownEdition)
  const edition = course.edition
  const isNew = edition !== null && known > 0 && known < edition.number
  const { percent, isComplete, completeCount, unitCount } = progress
  return (
    <div className={css.head}>
      <div className={css.progress} role="status">
        <p className={css.words}>
          <strong>{isComplete ? t('head.complete') : t('head.percent', { percent })}</strong>
          <span className={css.units}>{t('head.units', { complete: completeCount, count: unitCount })}</span>
        </p>
        <Track share={isComplete ? 1 : percent / 100} />
      </div>
      {children}
      {isNew ? (
        <FormAlert tone="honey">
          {finishedAt !== null && !isComplete ? t('head.moreToLearn') : t('head.newEdition')}
          {edition.note ? ` ${edition.note}` : ''}
        </FormAlert>
      ) : null}
    </div>
  )
}
