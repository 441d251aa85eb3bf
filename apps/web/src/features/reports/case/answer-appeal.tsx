import type { WholeCase } from '@learntrail/contract/reports/cases'
import { type AppealOutcome, appealOutcomes } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { answerAppeal, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField } from './words-field.tsx'

interface Answer {
  outcome: AppealOutcome
  answer: string
}

/** Answers an appeal; a different staff member than the one who decided. */
export function AnswerAppeal({ one }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  const change = useCaseChange((body: Answer) => answerAppeal(one.id, { version: one.version, ...body }))
  const form = useKeptForm({
    id: 'appeal',
    start: (): Answer => ({ outcome: 'upheld', answer: '' }),
    check: ({ answer }) => ({ answer: checkText(answer, { required: true, max: reportLimits.words }) }),
    send: (values) => change.mutateAsync(values),
    onSent: () => toast(t('answer.done')),
  })
  return (
    <Card as="form" className={css.part} onSubmit={form.submit} aria-labelledby="answer">
      <h2 id="answer" className={css.heading}>
        {t('answer.title')}
      </h2>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <Field id="appeal-outcome" label={t('answer.outcome')} isRequired>
        <ChipRow>
          {appealOutcomes.map((offer) => (
            <ChoiceChip
              key={offer}
              isOn={form.values.outcome === offer}
              onToggle={() => form.change({ outcome: offer })}
            >
              {t(`answer.outcomes.${offer}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      <WordsField {...form.input('answer')} label={t('answer.words')} />
      <div className={css.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {t('answer.send')}
        </Button>
      </div>
    </Card>
  )
}
