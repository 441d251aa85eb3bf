import type { Plan, PlanCard } from '@learntrail/contract/plans/plans'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { doingAddresses } from './doing-addresses.ts'

interface DoingWayProps {
  plan: Pick<PlanCard, '_id' | 'stage' | 'progressTotalWeeks'> & Partial<Pick<Plan, 'part'>>
}

/** Link to where the plan is done, for its participants; a signer sees it once the plan has begun. */
export function DoingWay({ plan: { _id, stage, part, progressTotalWeeks } }: DoingWayProps) {
  const { t } = useTranslation('plans')
  const isBegun = stage === 'doing' || stage === 'finished'
  if (stage === null || progressTotalWeeks === 0 || (part === 'signer' && !isBegun)) return null
  if (stage === 'finished')
    return (
      <LinkButton look="soft" icon="check" to={doingAddresses.result(_id)}>
        {t('doing.result')}
      </LinkButton>
    )
  return (
    <LinkButton look="soft" icon="play" to={doingAddresses.plan(_id)}>
      {t(part === 'signer' ? 'doing.read' : isBegun ? 'doing.goOn' : 'doing.begin')}
    </LinkButton>
  )
}
