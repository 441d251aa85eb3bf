import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../../feature/use-parts.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface PointsFieldsProps {
  groupId: string
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

const kinds = ['handInPoints', 'qualityPoints'] as const

/** Group points for handing in, and for good work. */
export function PointsFields({ groupId, values, wrong, onChange }: PointsFieldsProps) {
  const { t } = useTranslation('homework/form')
  const parts = useParts('inHomework')
  const givesSome = kinds.some((kind) => values[kind] > 0)
  return (
    <div className={css.part}>
      <div className={css.numbers}>
        {kinds.map((kind) => (
          <WholeNumberInput
            key={kind}
            id={fieldId(kind)}
            label={t(`parts.${kind}`)}
            description={t(`pointNotes.${kind}`)}
            placeholder="0"
            max={homeworkLimits.points}
            value={values[kind] === 0 ? '' : String(values[kind])}
            error={wrong[kind]}
            onChange={(typed) => onChange({ [kind]: Number(typed) })}
          />
        ))}
      </div>
      {givesSome && values.otherGroupIds.length === 0
        ? parts.map(({ name, BelowPoints }) =>
            BelowPoints ? (
              <Suspense key={name} fallback={null}>
                <BelowPoints groupId={groupId} />
              </Suspense>
            ) : null,
          )
        : null}
    </div>
  )
}
