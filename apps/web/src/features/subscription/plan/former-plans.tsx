import type { PlanGrant } from '@learntrail/contract/subscription/subscription'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import css from './plan.module.css'
import { useGrantReason } from './use-grant-reason.ts'

/** The person's former plans; nothing if there were none. */
export function FormerPlans({ grants }: { grants: readonly PlanGrant[] }) {
  const { t } = useTranslation('subscription')
  const reason = useGrantReason()
  if (grants.length === 0) return null
  return (
    <Card as="section" aria-labelledby="former-plans">
      <h2 id="former-plans" className={css.title}>
        {t('own.former')}
      </h2>
      <ul className={css.former}>
        {grants.map((grant) => (
          <li key={grant.startsAt}>
            <strong>{t(`plans.${grant.plan}.name`)}</strong>
            <span>{t('own.period', { from: formatFullDay(grant.startsAt), to: endOf(grant) })}</span>
            <small>{reason(grant)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Returns the day a grant ended: its end or its replacement, whichever came first; its start if it has neither. */
function endOf({ endsAt, replacedAt, startsAt }: PlanGrant): string {
  const ends = [endsAt, replacedAt].filter((moment) => moment !== null).sort()
  return formatFullDay(ends[0] ?? startsAt)
}
