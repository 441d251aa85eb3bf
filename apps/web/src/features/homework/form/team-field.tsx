import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import { alone, type QuestionValues } from './question-values.ts'

interface TeamFieldProps {
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

const { team } = homeworkLimits
const usualTeam = '4'

/** Whether classmates may do it together, and how many at most. */
export function TeamField({ values: { teamSize }, wrong, onChange }: TeamFieldProps) {
  const { t } = useTranslation('homework/form')
  const isForTeams = teamSize !== alone
  return (
    <Card>
      <Field id={`${fieldId('teamSize')}-group`} label={t('parts.teamSize')} note={t('team.note')}>
        <div className={css.part}>
          <ChipRow>
            <ChoiceChip isOn={!isForTeams} onToggle={() => onChange({ teamSize: alone })}>
              {t('team.alone')}
            </ChoiceChip>
            <ChoiceChip isOn={isForTeams} onToggle={() => onChange({ teamSize: isForTeams ? teamSize : usualTeam })}>
              {t('team.allowed')}
            </ChoiceChip>
          </ChipRow>
          {isForTeams ? (
            <div className={css.numbers}>
              <WholeNumberInput
                id={fieldId('teamSize')}
                label={t('team.most')}
                max={team.max}
                value={teamSize}
                error={wrong.teamSize}
                onChange={(most) => onChange({ teamSize: most })}
              />
            </div>
          ) : null}
        </div>
      </Field>
    </Card>
  )
}
