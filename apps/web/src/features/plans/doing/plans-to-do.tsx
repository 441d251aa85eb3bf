import type { PlanCard } from '@learntrail/contract/plans/plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { planAddresses } from '../addresses.ts'
import { plansQuery } from '../api/plans.ts'
import { daysOf } from '../plan-words.ts'
import { doingAddresses } from './doing-addresses.ts'
import { DoingWay } from './doing-way.tsx'
import css from './plans-to-do.module.css'
import { WeekOnCard } from './week-on-card.tsx'

const isDoing = ({ stage }: PlanCard) => stage === 'doing'
const isFinished = ({ stage }: PlanCard) => stage === 'finished'
/** Any plan with weeks can be begun, signed or not. */
const canBegin = (plan: PlanCard) => !isDoing(plan) && !isFinished(plan) && plan.progressTotalWeeks > 0

/** My plans that can be begun or continued; redirects if exactly one is being done. */
export function PlansToDo() {
  const { t } = useTranslation(['plans/doing', 'plans'])
  const query = useInfiniteQuery(plansQuery('mine'))
  const plans = query.data?.pages.flatMap(({ items }) => items)
  const doing = plans?.filter(isDoing) ?? []
  const [only] = doing
  if (only && doing.length === 1 && !query.hasNextPage) return <Navigate replace to={doingAddresses.plan(only._id)} />
  const groups = {
    doing,
    begin: plans?.filter(canBegin) ?? [],
    finished: plans?.filter(isFinished) ?? [],
  }
  const isEmpty = Object.values(groups).every((group) => group.length === 0)
  return (
    <Screen title={t('title')} back={paths.myPlans}>
      {plans === undefined ? (
        <WaitingLines query={query} lines={4} />
      ) : isEmpty && !query.hasNextPage ? (
        <EmptyState
          title={t('choose.empty')}
          action={
            <LinkButton to={plans.length === 0 ? planAddresses.create : paths.myPlans}>{t('choose.way')}</LinkButton>
          }
        >
          <p>{t('choose.emptyText')}</p>
        </EmptyState>
      ) : (
        <div className={css.groups}>
          {(['doing', 'begin', 'finished'] as const).map((kind) =>
            groups[kind].length > 0 ? (
              <section key={kind} aria-labelledby={`to-do-${kind}`} className={css.group}>
                <h2 id={`to-do-${kind}`} className={css.title}>
                  {t(`choose.${kind}`)}
                </h2>
                <ul className={css.plans}>
                  {groups[kind].map((plan) => (
                    <li key={plan._id} className={css.plan}>
                      <h3 className={css.name}>
                        <WholeWords>{plan.projectName || t('plans:untitled')}</WholeWords>
                      </h3>
                      <p className={css.facts}>
                        {dotted([daysOf(plan), t('plans:weeks', { count: plan.progressTotalWeeks })])}
                      </p>
                      {kind === 'doing' ? <WeekOnCard doing={plan.doing} /> : null}
                      <div>
                        <DoingWay plan={plan} />
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null,
          )}
          <LoadMoreOf query={query} isAutomatic />
        </div>
      )}
    </Screen>
  )
}
