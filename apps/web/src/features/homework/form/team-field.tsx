import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
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

export type TeamChoice = 'alone' | 'byTeacher' | 'allowed'

export function teamChoiceOf({ teamSize, teamsBy }: Pick<QuestionValues, 'teamSize' | 'teamsBy'>): TeamChoice {
  if (teamsBy === 'teacher') return 'byTeacher'
  return teamSize === alone ? 'alone' : 'allowed'
}

/** Individual work, teams made by the teacher, or teams of classmates, with the largest size. */
export function TeamField({ values, wrong, onChange }: TeamFieldProps) {
  const { t } = useTranslation('homework/form')
  const { teamSize } = values
  const choice = teamChoiceOf(values)
  const parts: Record<TeamChoice, Pick<QuestionValues, 'teamSize' | 'teamsBy'>> = {
    alone: { teamSize: alone, teamsBy: 'students' },
    byTeacher: { teamSize: String(team.max), teamsBy: 'teacher' },
    allowed: { teamSize: choice === 'allowed' ? teamSize : usualTeam, teamsBy: 'students' },
  }
  return (
    <Field id={`${fieldId('teamSize')}-group`} label={t('parts.teamSize')} note={t(`team.notes.${choice}`)}>
      <div className={css.part}>
        <ChipRow>
          {(['alone', 'byTeacher', 'allowed'] as const).map((name) => (
            <ChoiceChip key={name} isOn={choice === name} onToggle={() => onChange(parts[name])}>
              {t(`team.${name}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        {choice === 'allowed' ? (
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
  )
}
