import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { plansQuery } from '../api/plans.ts'
import { LostWithPlan } from '../plan/lost-with-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import css from './plans.module.css'

/** Compares the plans as this server offers them. */
export function IntroductionScreen() {
  const { t } = useTranslation('subscription')
  const user = useCurrentUser()
  const query = useQuery(plansQuery)
  const plans = query.data
  const isSold = plans?.canOrder && plans.items.some(({ plan, prices }) => plan === 'plus' && prices.length > 0)
  const offered = new Set(plans?.items.flatMap(({ features }) => features))
  return (
    <Screen title={t('compare.title')} lead={t('compare.lead')} width="wide" {...(user && { back: paths.plan })}>
      {plans === undefined ? (
        <WaitingLines query={query} lines={8} />
      ) : (
        <>
          <ul className={css.plans}>
            {plans.items.map((plan) => (
              <li key={plan.plan}>
                <PlanCard
                  plan={plan}
                  offered={offered}
                  isMine={user?.subscribePlan === plan.plan}
                  orderDays={plans.canOrder && plan.plan === 'plus' && user ? plans.orderDays : null}
                />
              </li>
            ))}
          </ul>
          <section className={css.ways} aria-labelledby="plan-ways">
            <h2 id="plan-ways">{t('compare.ways')}</h2>
            {plans.trialDays > 0 && !user ? (
              <>
                <p>{t('compare.trial', { count: plans.trialDays })}</p>
                <LostWithPlan plan="plus" title={t('lost.afterTrial', { count: plans.trialDays })} />
              </>
            ) : null}
            <p>{t('compare.how')}</p>
            {isSold ? <p>{t(user ? 'compare.order' : 'compare.orderAsGuest')}</p> : null}
            {plans.mail === null ? null : (
              <p>
                {t(isSold ? 'compare.writeAsSchool' : 'compare.write')}{' '}
                <a href={`mailto:${plans.mail}`}>{plans.mail}</a>
              </p>
            )}
            <p>{t('compare.stays')}</p>
            <div className={css.acts}>
              {user ? (
                <LinkButton to={paths.plan}>{t('compare.redeem')}</LinkButton>
              ) : (
                <LinkButton to={paths.signUp}>{t('compare.signUp')}</LinkButton>
              )}
            </div>
          </section>
        </>
      )}
    </Screen>
  )
}
