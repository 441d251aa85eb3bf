import type { PointGoal } from '@learntrail/contract/points/points'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import css from './goal-card.module.css'
import { GoalPicture } from './goal-picture.tsx'

interface GoalCardProps {
  goal: PointGoal
  /** Actions on the goal. */
  children?: ReactNode
}

/** The group's common goal and its progress. */
export function GoalCard({ goal: { title, picture, reached, target }, children }: GoalCardProps) {
  const { t } = useTranslation('points')
  const isReached = reached >= target
  return (
    <Card as="section" className={css.goal} aria-label={t('goal.title')}>
      <GoalPicture
        picture={picture}
        share={reached / target}
        label={t(`goal.filled.${picture}`, {
          percent: Math.min(100, Math.floor((100 * Math.max(0, reached)) / target)),
        })}
      />
      <div className={css.words}>
        <h2 className={css.kind}>{t('goal.title')}</h2>
        <p className={css.title}>{title}</p>
        <p className={css.number}>{t('goal.reached', { reached: Math.max(0, reached), target })}</p>
        <p className={css.note}>
          {isReached ? t('goal.done') : t('goal.left', { count: target - Math.max(0, reached) })}
        </p>
        {children ? <div className={css.acts}>{children}</div> : null}
      </div>
    </Card>
  )
}
