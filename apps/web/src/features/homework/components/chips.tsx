import type { QuestionSummary } from '@learntrail/contract/homework/question'
import type { QueueState } from '@learntrail/contract/homework/states'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import type { Standing } from './standing.rules.ts'

const tones: Record<Standing | QueueState, ChipTone> = {
  due: 'accent',
  missing: 'rose',
  voluntary: 'plain',
  handed_in: 'accent',
  late: 'honey',
  reviewed: 'leaf',
  returned: 'honey',
}

/** State of a piece of work. */
export function StandingChip({ standing }: { standing: Standing | QueueState }) {
  const { t } = useTranslation('homework')
  return <Chip tone={tones[standing]}>{t(`standing.${standing}`)}</Chip>
}

const stateTones: Record<QuestionSummary['state'], ChipTone> = {
  planning: 'plain',
  scheduled: 'accent',
  assigned: 'leaf',
  archived: 'plain',
  deleted: 'plain',
}

/** State of a question, for the group's administrators. */
export function StateChip({ state }: Pick<QuestionSummary, 'state'>) {
  const { t } = useTranslation('homework')
  return <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>
}
