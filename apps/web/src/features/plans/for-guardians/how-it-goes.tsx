import type { GuardianPlan } from '@learntrail/contract/plans/for-guardians'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { ResultWords } from '../doing/result/result-words.tsx'
import css from './for-guardians.module.css'

/** The plan's progress, never as a reproach. Nothing until it has begun. */
export function HowItGoes({ plan }: { plan: GuardianPlan }) {
  const { t } = useTranslation('plans/for-guardians')
  const { stage, week, weeks, lessons, lessonsDone, pace, startedAt, finishedAt, childName } = plan
  if (stage !== 'doing' && stage !== 'finished') return null
  const day = startedAt === null ? '' : formatDay(startedAt)
  return (
    <Card as="section" className={css.card} aria-labelledby="guardian-plan-goes">
      <h2 id="guardian-plan-goes">{t('goes.title')}</h2>
      <p>
        {dotted([
          week !== null && t('week', { week, count: weeks }),
          t('goes.lessons', { done: lessonsDone, count: lessons }),
        ])}
      </p>
      {finishedAt !== null ? (
        <p>{t('goes.finished', { name: childName, day: formatTaipeiDay(finishedAt) })}</p>
      ) : pace ? (
        <p>{t(`paces.${pace}`, { name: childName, day })}</p>
      ) : null}
      <p className={css.note}>{t('goes.private', { name: childName })}</p>
    </Card>
  )
}

/** The result, and whether the adviser certified it. */
export function WhatCame({ plan }: { plan: GuardianPlan }) {
  const { t } = useTranslation('plans/for-guardians')
  const { result, certified } = plan
  if (result === null) return null
  return (
    <Card as="section" className={css.card} aria-labelledby="guardian-plan-result">
      <h2 id="guardian-plan-result">{t('result')}</h2>
      {certified ? (
        <p className={css.certified}>
          <Icon name="check" size={18} />
          <span>
            {certified.name
              ? t('certifiedBy', { name: certified.name, day: formatTaipeiDay(certified.at) })
              : t('certifiedOn', { day: formatTaipeiDay(certified.at) })}
          </span>
        </p>
      ) : null}
      <ResultWords criteria={plan.plan.criteria} result={result} />
    </Card>
  )
}
