import type { WholeCase } from '@learntrail/contract/reports/cases'
import { reportLimits } from '@learntrail/contract/reports/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { liftDecision, useCaseChange } from '../api/cases.ts'
import css from './case.module.css'
import { WordsField } from './words-field.tsx'

/** Lifts the decision, with a reason. */
export function Lift({ one }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  const lift = useCaseChange((reason: string) => liftDecision(one.id, { version: one.version, reason }))
  const form = useKeptForm({
    id: 'lift',
    start: () => ({ reason: '' }),
    check: ({ reason }) => ({ reason: checkText(reason, { required: true, max: reportLimits.words }) }),
    send: ({ reason }) => lift.mutateAsync(reason),
    onSent: () => toast(t('lift.done')),
  })
  return (
    <Card as="form" className={css.part} onSubmit={form.submit} aria-labelledby="lift">
      <h2 id="lift" className={css.heading}>
        {t('lift.title')}
      </h2>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <WordsField {...form.input('reason')} label={t('lift.reason')} note={t('lift.note')} />
      <div className={css.acts}>
        <Button type="submit" look="line" isBusy={form.isSending}>
          {t('lift.send')}
        </Button>
      </div>
    </Card>
  )
}
