import { givenPlans } from '@learntrail/contract/subscription/codes'
import { planCodeLimits } from '@learntrail/contract/subscription/limits'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useMakeCodes } from '../api/codes.ts'
import css from './codes.module.css'
import { MadeCodes } from './made-codes.tsx'

const numbers = ['days', 'count', 'uses', 'redeemable'] as const
type NumberName = (typeof numbers)[number]
const limitsOf: Record<NumberName, { min: number; max: number }> = {
  ...planCodeLimits,
  count: planCodeLimits.codes,
}

type Values = Record<NumberName | 'note', string> & { plan: (typeof givenPlans)[number] }

/** The form for new codes, then the codes themselves, shown once. */
export function NewCodesCard() {
  const { t } = useTranslation(['subscription/codes', 'subscription'])
  const make = useMakeCodes()
  const form = useKeptForm({
    id: 'codes',
    start: (): Values => ({ plan: 'plus', note: '', days: '180', count: '1', uses: '1', redeemable: '90' }),
    check: ({ note, ...typed }) => ({
      note: checkText(note, { required: true, max: planCodeLimits.note }),
      days: wrongNumber(typed.days, limitsOf.days),
      count: wrongNumber(typed.count, limitsOf.count),
      uses: wrongNumber(typed.uses, limitsOf.uses),
      redeemable: wrongNumber(typed.redeemable, limitsOf.redeemable),
    }),
    send: ({ plan, note, days, count, uses, redeemable }) =>
      make.mutateAsync({
        plan,
        note: note.trim(),
        days: Number(days),
        count: Number(count),
        uses: Number(uses),
        redeemable: Number(redeemable),
      }),
  })
  function wrongNumber(value: string, { min, max }: { min: number; max: number }) {
    if (value.trim() === '') return ruleSentence('required')
    const number = Number(value)
    return Number.isInteger(number) && number >= min && number <= max ? null : t('numberWrong', { min, max })
  }
  if (make.data) return <MadeCodes made={make.data} note={form.values.note} onAgain={make.reset} />
  return (
    <Card as="section" aria-labelledby="new-codes">
      <h2 id="new-codes" className={css.title}>
        {t('views.make')}
      </h2>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <TextInput
          {...form.input('note')}
          label={t('columns.note')}
          description={t('noteNote')}
          maxLength={planCodeLimits.note}
          withAsterisk
          aria-required
        />
        <Field id="code-plan" label={t('columns.plan')}>
          <ChipRow>
            {givenPlans.map((plan) => (
              <ChoiceChip key={plan} isOn={form.values.plan === plan} onToggle={() => form.change({ plan })}>
                {t(`subscription:plans.${plan}.name`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        <div className={css.numbers}>
          {numbers.map((name) => (
            <TextInput
              key={name}
              {...form.input(name)}
              label={t(`fields.${name}`)}
              inputMode="numeric"
              maxLength={5}
              withAsterisk
              aria-required
            />
          ))}
        </div>
        <Button type="submit" isBusy={form.isSending}>
          {t('make')}
        </Button>
      </form>
    </Card>
  )
}
