import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { CriterionFields } from './criterion-fields.tsx'
import css from './rubric.module.css'
import {
  type CriterionValues,
  cellId,
  copyOfRubric,
  scaledTo,
  totalOfValues,
  withAnother,
  wrongCells,
} from './rubric-values.ts'
import { TakeRubric } from './take-rubric.tsx'

interface RubricFieldsProps {
  id: string
  groupId: string
  values: CriterionValues[]
  /** Score that the best levels should add up to. */
  total: number
  /** Work was already corrected by it, so that only its words may change. */
  isUsed: boolean
  error: string | undefined
  onChange: (values: CriterionValues[]) => void
  /** Called with the whole rubric of an earlier question, which has its own total. */
  onTake: (values: CriterionValues[]) => void
}

const most = homeworkLimits.rubric.criteria
const limits = homeworkLimits.total

/** Fields of a rubric: its criteria with their levels. */
export function RubricFields({ id, groupId, values, total, isUsed, error, onChange, onTake }: RubricFieldsProps) {
  const { t } = useTranslation('homework/rubric')
  const [isTaking, setTaking] = useState(false)
  const wrong = error === undefined ? new Map<string, string>() : wrongCells(values)
  const sum = totalOfValues(values)
  const isTotal = Number.isInteger(total) && total >= limits.min && total <= limits.max
  const canScale = !isUsed && isTotal && sum !== total
  const add = () => {
    const more = withAnother(values, total)
    onChange(more)
    goToField(cellId(more.at(-1)?.id ?? '', 'name'))
  }
  return (
    <>
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
          <div className={css.sum}>
            <p className={css.total} role="status">
              {t('totalIs', { total: sum })}
            </p>
            {canScale ? (
              <Button look="line" size="s" onClick={() => onChange(scaledTo(values, total))}>
                {t('scale', { total })}
              </Button>
            ) : null}
          </div>
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
            onTake(copyOfRubric(rubric))
            setTaking(false)
          }}
          onClose={() => setTaking(false)}
        />
      ) : null}
    </>
  )
}
