import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { planAddresses } from '../addresses.ts'
import { SchoolOfPlanContext } from '../school-of-plan.ts'
import { NotBegun, openedQuery } from './api/executions.ts'
import { DoingPlan } from './doing-plan.tsx'
import { PlansToDo } from './plans-to-do.tsx'

/** One plan being done or, without an id, the plans to choose from. */
export function DoingScreen() {
  const [address] = useSearchParams()
  const id = address.get('plan')
  return id === null ? <PlansToDo /> : <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation(['plans/doing', 'plans'])
  const { data: execution, error, refetch, isFetching } = useQuery(openedQuery(id))
  const isGone = isProblem(error, 'PLAN_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const title = isGone ? t('plans:gone.title') : execution ? execution.projectName || t('plans:untitled') : t('title')
  const back = planAddresses.plan(id)
  if (isGone)
    return (
      <Screen title={title} back={paths.myPlans}>
        <LostState title={title} text={t('plans:gone.text')} to={paths.myPlans} way={t('plans:gone.way')} />
      </Screen>
    )
  return (
    <Screen title={title} back={back} width="wide">
      {execution ? (
        <SchoolOfPlanContext value={execution.school}>
          <DoingPlan execution={execution} />
        </SchoolOfPlanContext>
      ) : error instanceof NotBegun ? (
        <EmptyState title={t('notBegun.title')} action={<LinkButton to={back}>{t('toPlan')}</LinkButton>}>
          <p>{t('notBegun.text')}</p>
        </EmptyState>
      ) : isProblem(error, 'PLAN_WITHOUT_WEEKS') ? (
        <EmptyState
          title={t('noWeeks.title')}
          action={<LinkButton to={planAddresses.edit(id, 'progress')}>{t('noWeeks.way')}</LinkButton>}
        >
          <p>{t('noWeeks.text')}</p>
        </EmptyState>
      ) : isProblem(error, 'PLAN_UNFINISHED') ? (
        <EmptyState
          title={t('unfinished.title')}
          action={<LinkButton to={planAddresses.edit(id)}>{t('unfinished.way')}</LinkButton>}
        >
          <p>{t('unfinished.text')}</p>
        </EmptyState>
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}
