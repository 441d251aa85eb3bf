import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { Order } from '@learntrail/contract/subscription/orders'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { today } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useTellPayment } from '../api/orders.ts'
import css from './orders.module.css'

/** Converts full-width digits of a Chinese input method, and drops separators. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s,-]/g, '')
const lastDigits = new RegExp(`^[0-9]{${orderLimits.digits}}$`)

function wrongAmount(typed: string): string | null {
  const { min, max } = orderLimits.amount
  if (typed.trim() === '') return ruleSentence('required')
  const amount = Number(digitsOf(typed))
  return Number.isInteger(amount) && amount >= min && amount <= max ? null : ruleSentence('whole_amount')
}

function wrongDay(typed: string, ordered: string): string | null {
  if (typed === '') return ruleSentence('required')
  if (typed > today()) return ruleSentence('in_future')
  return typed < ordered ? ruleSentence('before_order') : null
}

/** Tells the last digits of the payer's account, the day and the amount, by which staff find the payment. */
export function TellForm({ order, onTold }: { order: Order; onTold: () => void }) {
  const { t } = useTranslation('subscription/orders')
  const tell = useTellPayment(order.id)
  const [problem, setProblem] = useState<string | null>(null)
  const { payment, amount, at } = order
  const ordered = today(new Date(at))
  const form = useForm({
    initialValues: {
      digits: payment?.digits ?? '',
      paidOn: payment?.paidOn ?? '',
      amount: String(payment?.amount ?? amount),
    },
    validate: {
      digits: (typed) =>
        typed.trim() === ''
          ? ruleSentence('required')
          : lastDigits.test(digitsOf(typed))
            ? null
            : ruleSentence('last_digits'),
      paidOn: (typed) => wrongDay(typed, ordered),
      amount: wrongAmount,
    },
  })
  const submit = form.onSubmit((typed) => {
    setProblem(null)
    tell.mutate(
      { digits: digitsOf(typed.digits), paidOn: typed.paidOn, amount: Number(digitsOf(typed.amount)) },
      {
        onSuccess: () => {
          toast(t('tell.done'))
          onTold()
        },
        onError: (error) => setProblem(showProblem(error, form)),
      },
    )
  }, focusFirst(form))
  return (
    <form className={css.tell} onSubmit={submit} noValidate aria-label={t('tell.title')}>
      <h3>{t('tell.title')}</h3>
      <p className={css.note}>{t('tell.note')}</p>
      <FormAlert>{problem}</FormAlert>
      <div className={css.fields}>
        <TextInput
          {...form.getInputProps('digits')}
          label={t('tell.digits')}
          description={t('tell.digitsNote')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          withAsterisk
          aria-required
        />
        <TextInput
          {...form.getInputProps('paidOn')}
          type="date"
          label={t('tell.paidOn')}
          description={t('tell.paidOnNote')}
          min={ordered}
          max={today()}
          withAsterisk
          aria-required
        />
        <TextInput
          {...form.getInputProps('amount')}
          label={t('tell.amount')}
          description={t('tell.amountNote')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          withAsterisk
          aria-required
        />
      </div>
      <Button type="submit" isBusy={tell.isPending}>
        {t('tell.send')}
      </Button>
    </form>
  )
}
