import type { WholeCase } from '@learntrail/contract/reports/cases'
import { type AppealOutcome, appealOutcomes } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { answerAppeal, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField, wrongWords } from './words-field.tsx'

/** Answers an appeal; a different staff member than the one who decided. */
export function AnswerAppeal({ one }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  const [outcome, setOutcome] = useState<AppealOutcome>('upheld')
  const [answer, setAnswer] = useState('')
  const [wrong, setWrong] = useState<string>()
  const send = useCaseChange(() => answerAppeal(one.id, { version: one.version, outcome, answer }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongWords('appeal-answer', answer, { max: reportLimits.words })
    setWrong(found)
    if (!found) send.mutate(undefined, { onSuccess: () => toast(t('answer.done')) })
  }
  return (
    <Card as="form" className={css.part} onSubmit={submit} aria-labelledby="answer">
      <h2 id="answer" className={css.heading}>
        {t('answer.title')}
      </h2>
      {send.error ? <FormAlert>{sentenceOf(send.error)}</FormAlert> : null}
      <Field id="appeal-outcome" label={t('answer.outcome')} isRequired>
        <ChipRow>
          {appealOutcomes.map((offer) => (
            <ChoiceChip key={offer} isOn={outcome === offer} onToggle={() => setOutcome(offer)}>
              {t(`answer.outcomes.${offer}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      <WordsField
        id="appeal-answer"
        label={t('answer.words')}
        value={answer}
        error={wrong}
        onChange={(value) => {
          setAnswer(value)
          setWrong(undefined)
        }}
      />
      <div className={css.acts}>
        <Button type="submit" isBusy={send.isPending}>
          {t('answer.send')}
        </Button>
      </div>
    </Card>
  )
}
