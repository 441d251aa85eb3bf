import type { Plan } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { PrivacyLine } from '../../posts/index.ts'
import css from './reading.module.css'

/** Who sees my plan, and whether it shows my name. */
export function PlanPrivacy({ plan }: { plan: Pick<Plan, 'privacy' | 'groups' | 'showsOwner'> }) {
  const { t } = useTranslation('plans')
  return (
    <span className={css.privacy}>
      <PrivacyLine privacy={plan.privacy} groups={plan.groups} />
      {plan.showsOwner ? null : <span>{t('nameless.is')}</span>}
    </span>
  )
}
