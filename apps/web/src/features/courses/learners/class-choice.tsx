import type { LearnersOverview } from '@learntrail/contract/courses/learners'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'

interface ClassChoiceProps {
  groups: LearnersOverview['groups']
  chosen: string | undefined
  onChoose: (groupId: string | undefined) => void
}

/** Chooses all learners, or those of a class that the viewer leads. */
export function ClassChoice({ groups, chosen, onChoose }: ClassChoiceProps) {
  const { t } = useTranslation('courses/learners')
  if (groups.length === 0 && chosen === undefined) return null
  return (
    <fieldset aria-label={t('groups.label')}>
      <ChipRow>
        <ChoiceChip isOn={chosen === undefined} onToggle={() => onChoose(undefined)}>
          {t('groups.all')}
        </ChoiceChip>
        {groups.map(({ groupId, name, count }) => (
          <ChoiceChip key={groupId} isOn={groupId === chosen} onToggle={() => onChoose(groupId)}>
            {t('groups.one', { name, count })}
          </ChoiceChip>
        ))}
      </ChipRow>
    </fieldset>
  )
}
