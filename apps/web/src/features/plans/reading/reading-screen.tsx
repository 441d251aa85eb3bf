import type { Plan } from '@learntrail/contract/plans/plans'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { PupilsOfMine } from '../../groups/index.ts'
import { planQuery } from '../api/plans.ts'
import { SchoolOfPlanContext } from '../school-of-plan.ts'
import { PlanTogether } from '../signing/plan-together.tsx'
import css from './reading.module.css'
import { PlanTop, WholePlan } from './whole-plan.tsx'

export function ReadingScreen() {
  const { t } = useTranslation('plans')
  const { projectId = '' } = useParams()
  const query = useQuery(planQuery(projectId))
  const isGone = isProblem(query.error, 'PLAN_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const title = isGone ? t('gone.title') : query.data ? query.data.projectName || t('untitled') : t('title')

  return (
    <Screen title={title} back={paths.myPlans} {...(query.data?.part && { width: 'wide' as const })}>
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.myPlans} way={t('gone.way')} />
      ) : query.data ? (
        <PupilsOfMine>
          <ReadPlan plan={query.data} isMine={query.data.part === 'owner'} />
        </PupilsOfMine>
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}

/** Participants also see the signing, beside or below the plan. */
function ReadPlan({ plan, isMine }: { plan: Plan; isMine: boolean }) {
  const isIn = plan.part !== null && plan.part !== 'invited'
  const whole = <WholePlan plan={plan} isMine={isMine} />
  return (
    <SchoolOfPlanContext value={plan.school}>
      <div className={css.plan}>
        <PlanTop plan={plan} isMine={isMine} />
        {isIn ? <PlanTogether plan={plan}>{whole}</PlanTogether> : whole}
      </div>
    </SchoolOfPlanContext>
  )
}
