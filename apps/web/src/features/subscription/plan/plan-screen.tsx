import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ownPlanQuery } from '../api/plans.ts'
import { FormerPlans } from './former-plans.tsx'
import css from './plan.module.css'
import { PresentPlan } from './present-plan.tsx'
import { RedeemCard } from './redeem-card.tsx'

/** My plan, its end and its source; a field for codes; my former plans. */
export function PlanScreen() {
  const { t } = useTranslation('subscription')
  const query = useQuery(ownPlanQuery)
  return (
    <Screen title={t('own.title')} back={paths.account}>
      {query.data === undefined ? (
        <WaitingLines query={query} lines={5} />
      ) : (
        <div className={css.parts}>
          <PresentPlan plan={query.data} />
          <RedeemCard />
          <FormerPlans grants={query.data.former} />
        </div>
      )}
    </Screen>
  )
}
