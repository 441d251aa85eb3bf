import type { PlanContent } from '@learntrail/contract/plans/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanFacts } from './plan-facts.tsx'
import { PlanPart, PlanText } from './plan-part.tsx'
import { PlanProgress } from './plan-progress.tsx'
import css from './reading.module.css'

/** All of a plan's content, for any reader. */
export function PlanBody({ plan, facts }: { plan: PlanContent; facts?: ReactNode }) {
  const { t } = useTranslation('plans')
  return (
    <>
      <PlanFacts plan={plan}>{facts}</PlanFacts>
      <PlanText place="motivation">{plan.motivation}</PlanText>
      <PlanText place="introduction">{plan.introduction}</PlanText>
      <PlanPart name={t('reading.progress')}>
        <PlanProgress plan={plan} />
      </PlanPart>
      <PlanText place="equipment">{plan.equipment}</PlanText>
      {plan.criteria.length > 0 ? (
        <PlanText place="criteria">
          <ul className={css.criteria}>
            {plan.criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </PlanText>
      ) : null}
      <PlanText place="selfEvaluation">{plan.selfEvaluation}</PlanText>
    </>
  )
}
