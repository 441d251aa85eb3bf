import type { OwnPlan } from '@learntrail/contract/subscription/subscription'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { LostWithPlan } from './lost-with-plan.tsx'
import css from './plan.module.css'
import { useGrantReason } from './use-grant-reason.ts'

export function PresentPlan({ plan: { plan, isTrial, isOfSchool, endsAt, grant, hasOrders } }: { plan: OwnPlan }) {
  const { t } = useTranslation('subscription')
  const reason = useGrantReason()
  const until =
    endsAt === null ? t(plan === 'free' ? 'own.always' : 'own.endless') : t('own.until', { day: formatFullDay(endsAt) })
  return (
    <Card as="section" aria-labelledby="present-plan">
      <div className={css.head}>
        <h2 id="present-plan" className={css.name}>
          {t(`plans.${plan}.name`)}
        </h2>
        {isTrial ? <Chip tone="honey">{t('own.trial')}</Chip> : null}
      </div>
      <p className={css.until}>{until}</p>
      {grant === null ? null : (
        <p className={css.note}>{t('own.since', { reason: reason(grant), day: formatFullDay(grant.startsAt) })}</p>
      )}
      {isOfSchool ? <p className={css.note}>{t('own.ofSchool')}</p> : null}
      {isTrial ? <p className={css.note}>{t('own.trialNote')}</p> : null}
      {endsAt === null ? null : <LostWithPlan plan={plan} title={t('lost.after', { day: formatFullDay(endsAt) })} />}
      <div className={css.acts}>
        <LinkButton to={paths.plans} look="soft" iconAfter="right">
          {t('own.compare')}
        </LinkButton>
        {hasOrders ? (
          <LinkButton to={paths.orders} look="line">
            {t('own.orders')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}
