import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { CriterionFields } from './criterion-fields.tsx'
import css from './rubric.module.css'
import { type CriterionValues, cellId, copyOfRubric, newCriterion, totalOfValues, wrongCells } from './rubric-values.ts'
import { TakeRubric } from './take-rubric.tsx'

interface RubricFieldsProps {
  id: string
  groupId: string
  values: CriterionValues[]
  /** Somebody was corrected by it: it may be reworded alone. */
  isUsed: boolean
  error: string | undefined
  onChange: (values: CriterionValues[]) => void
}

const most = homeworkLimits.rubric.criteria

/** What a work is looked at for: criteria below each other, each with its levels. */
export function RubricFields({ id, groupId, values, isUsed, error, onChange }: RubricFieldsProps) {
  const { t } = useTranslation('homework/rubric')
  const [isTaking, setTaking] = useState(false)
  const wrong = error === undefined ? new Map<string, string>() : wrongCells(values)
  const add = () => {
    const criterion = newCriterion()
    onChange([...values, criterion])
    goToField(cellId(criterion.id, 'name'))
  }
  return (
    <Card>
      <Field id={id} label={t('title')} note={t(isUsed ? 'usedNote' : 'note')} error={error}>
        <div className={css.criteria} id={id} tabIndex={-1}>
          {values.map((criterion, place) => (
            <CriterionFields
              key={criterion.id}
              criterion={criterion}
              place={place + 1}
              isUsed={isUsed}
              wrong={wrong}
              onChange={(changed) => onChange(values.map((one) => (one.id === changed.id ? changed : one)))}
              onRemove={() => onChange(values.filter((one) => one.id !== criterion.id))}
            />
          ))}
        </div>
        {values.length > 0 ? (
          <p className={css.total} role="status">
            {t('totalIs', { total: totalOfValues(values) })}
          </p>
        ) : null}
        {isUsed ? null : (
          <ChipRow>
            <Button look="line" size="s" icon="plus" disabled={values.length >= most} onClick={add}>
              {t('addCriterion')}
            </Button>
            <Button look="quiet" size="s" icon="copy" aria-haspopup="dialog" onClick={() => setTaking(true)}>
              {t('take.button')}
            </Button>
          </ChipRow>
        )}
      </Field>
      {isTaking ? (
        <TakeRubric
          groupId={groupId}
          replaces={values.length > 0}
          onTake={(rubric) => {
            onChange(copyOfRubric(rubric))
            setTaking(false)
          }}
          onClose={() => setTaking(false)}
        />
      ) : null}
    </Card>
  )
}
