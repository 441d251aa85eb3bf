import type { PlanStage } from '@learntrail/contract/plans/facts'
import type { LineState, SigningState } from '@learntrail/contract/plans/signing/facts'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { lineLooks, signingLooks } from './signing-words.ts'

interface LineStateChipProps {
  state: LineState
  /** Nobody is asked: it is signed on paper, or not yet. */
  isPaper?: boolean
}

/** How a line stands: a picture and a word. */
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

/** How the signing of a plan stands. */
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

/** How far a plan has come, for those who take part in it. */
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
