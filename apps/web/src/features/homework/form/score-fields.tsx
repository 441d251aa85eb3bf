import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface ScoreFieldsProps {
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

const numbers = [
  ['totalScore', homeworkLimits.total.max],
  ['handInPoints', homeworkLimits.points],
  ['qualityPoints', homeworkLimits.points],
] as const

/** What a work can reach, and what the group gives for it. */
export function ScoreFields({ values, wrong, onChange }: ScoreFieldsProps) {
  const { t } = useTranslation('homework/form')
  const shown = values.rubric.length > 0 ? numbers.filter(([name]) => name !== 'totalScore') : numbers
  return (
    <Card>
      <div className={css.numbers}>
        {shown.map(([name, max]) => (
          <TextInput
            key={name}
            id={fieldId(name)}
            type="number"
            inputMode="numeric"
            label={t(`parts.${name}`)}
            min={name === 'totalScore' ? homeworkLimits.total.min : 0}
            max={max}
            step={1}
            value={values[name]}
            error={wrong[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Card>
  )
}
