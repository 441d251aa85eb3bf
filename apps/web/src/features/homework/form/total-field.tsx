import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface TotalFieldProps {
  values: QuestionValues
  wrong: Wrong
  /** Work was already corrected by the rubric, so that the total is fixed. */
  isUsed: boolean
  onChange: (part: Partial<QuestionValues>) => void
}

/** Total score; a rubric must add up to it. */
export function TotalField({ values, wrong, isUsed, onChange }: TotalFieldProps) {
  const { t } = useTranslation('homework/form')
  return (
    <div className={css.numbers}>
      <WholeNumberInput
        id={fieldId('totalScore')}
        label={t('parts.totalScore')}
        max={homeworkLimits.total.max}
        disabled={isUsed}
        value={values.totalScore}
        error={wrong.totalScore}
        onChange={(totalScore) => onChange({ totalScore })}
      />
    </div>
  )
}
