import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface TotalFieldProps {
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

/** What a work can reach, unless a rubric says it. */
export function TotalField({ values, wrong, onChange }: TotalFieldProps) {
  const { t } = useTranslation('homework/form')
  if (values.rubric.length > 0) return null
  return (
    <Card>
      <div className={css.numbers}>
        <WholeNumberInput
          id={fieldId('totalScore')}
          label={t('parts.totalScore')}
          max={homeworkLimits.total.max}
          value={values.totalScore}
          error={wrong.totalScore}
          onChange={(totalScore) => onChange({ totalScore })}
        />
      </div>
    </Card>
  )
}
