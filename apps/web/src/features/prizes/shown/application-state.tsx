import type { DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'

const tones: Record<ApplicationState, ChipTone> = {
  underReview: 'honey',
  approved: 'accent',
  auditFailed: 'rose',
  preparing: 'accent',
  sent: 'spark',
  received: 'leaf',
  cancelled: 'plain',
}

/** Returns a function that names a state; `sent` is named by the delivery way. */
export function useStateName(): (state: ApplicationState, way: DeliveryWay) => string {
  const { t } = useTranslation('prizes')
  return (state, way) => (state === 'sent' ? t(`sent.${way}`) : t(`states.${state}`))
}

export function ApplicationStateChip({ state, way }: { state: ApplicationState; way: DeliveryWay }) {
  const name = useStateName()
  return <Chip tone={tones[state]}>{name(state, way)}</Chip>
}
