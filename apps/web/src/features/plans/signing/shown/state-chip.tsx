import type { PlanStage } from '@learntrail/contract/plans/facts'
import type { LineState, SigningState } from '@learntrail/contract/plans/signing/facts'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { lineLooks, signingLooks } from './signing-words.ts'

interface LineStateChipProps {
  state: LineState
  /** True for a line without anybody to ask, signed on paper. */
  isPaper?: boolean
}

/** A line's state as icon and word. */
export function LineStateChip({ state, isPaper = false }: LineStateChipProps) {
  const { t } = useTranslation('plans/signing')
  const { icon, tone } = lineLooks[state]
  return (
    <Chip tone={tone}>
      <Icon name={icon} size={16} />
      {t(isPaper && state === 'idle' ? 'lineStates.paper' : `lineStates.${state}`)}
    </Chip>
  )
}

/** The state of a plan's signing. */
export function SigningStateChip({ state }: { state: SigningState }) {
  const { t } = useTranslation('plans/signing')
  const { icon, tone } = signingLooks[state]
  return (
    <Chip tone={tone}>
      <Icon name={icon} size={16} />
      {t(`states.${state}`)}
    </Chip>
  )
}

const stageLooks: Record<PlanStage, { icon: IconName; tone: ChipTone }> = {
  writing: { icon: 'edit', tone: 'plain' },
  signing: signingLooks.underway,
  refused: signingLooks.refused,
  agreed: signingLooks.agreed,
  doing: { icon: 'play', tone: 'spark' },
  finished: { icon: 'check', tone: 'leaf' },
}

/** A plan's stage, for its participants. */
export function StageChip({ stage }: { stage: PlanStage }) {
  const { t } = useTranslation('plans')
  const { icon, tone } = stageLooks[stage]
  return (
    <Chip tone={tone}>
      <Icon name={icon} size={16} />
      {t(`stages.${stage}`)}
    </Chip>
  )
}
