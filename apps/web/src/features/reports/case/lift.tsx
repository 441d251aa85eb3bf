import type { WholeCase } from '@learntrail/contract/reports/cases'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { liftDecision, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField, wrongWords } from './words-field.tsx'

/** Lifts the decision, with a reason. */
export function Lift({ one }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const lift = useCaseChange(() => liftDecision(one.id, { version: one.version, reason }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongWords('lift-reason', reason, { max: reportLimits.words })
    setWrong(found)
    if (!found) lift.mutate(undefined, { onSuccess: () => toast(t('lift.done')) })
  }
  return (
    <Card as="form" className={css.part} onSubmit={submit} aria-labelledby="lift">
      <h2 id="lift" className={css.heading}>
        {t('lift.title')}
      </h2>
      {lift.error ? <FormAlert>{sentenceOf(lift.error)}</FormAlert> : null}
      <WordsField
        id="lift-reason"
        label={t('lift.reason')}
        note={t('lift.note')}
        value={reason}
        error={wrong}
        onChange={(value) => {
          setReason(value)
          setWrong(undefined)
        }}
      />
      <div className={css.acts}>
        <Button type="submit" look="line" isBusy={lift.isPending}>
          {t('lift.send')}
        </Button>
      </div>
    </Card>
  )
}
