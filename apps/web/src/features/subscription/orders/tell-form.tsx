import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { Order } from '@learntrail/contract/subscription/orders'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { today } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useTellPayment } from '../api/orders.ts'
import css from './orders.module.css'

/** Converts full-width digits of a Chinese input method, and drops separators. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s,-]/g, '')
const lastDigits = new RegExp(`^[0-9]{${orderLimits.digits}}$`)

function wrongDigits(typed: string): string | null {
  if (typed.trim() === '') return ruleSentence('required')
  return lastDigits.test(digitsOf(typed)) ? null : ruleSentence('last_digits')
}

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
  const { payment, amount, at } = order
  const ordered = today(new Date(at))
  const form = useKeptForm({
    id: 'payment',
    start: () => ({
      digits: payment?.digits ?? '',
      paidOn: payment?.paidOn ?? '',
      amount: String(payment?.amount ?? amount),
    }),
    check: (typed) => ({
      digits: wrongDigits(typed.digits),
      paidOn: wrongDay(typed.paidOn, ordered),
      amount: wrongAmount(typed.amount),
    }),
    async send(typed) {
      await tell.mutateAsync({
        digits: digitsOf(typed.digits),
        paidOn: typed.paidOn,
        amount: Number(digitsOf(typed.amount)),
      })
      toast(t('tell.done'))
    },
    onSent: onTold,
  })
  return (
    <form className={css.tell} onSubmit={form.submit} noValidate aria-label={t('tell.title')}>
      <h3>{t('tell.title')}</h3>
      <p className={css.note}>{t('tell.note')}</p>
      <FormAlert>{form.failure}</FormAlert>
      <div className={css.fields}>
        <TextInput
          {...form.input('digits')}
          label={t('tell.digits')}
          description={t('tell.digitsNote')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          withAsterisk
          aria-required
        />
        <TextInput
          {...form.input('paidOn')}
          type="date"
          label={t('tell.paidOn')}
          description={t('tell.paidOnNote')}
          min={ordered}
          max={today()}
          withAsterisk
          aria-required
        />
        <TextInput
          {...form.input('amount')}
          label={t('tell.amount')}
          description={t('tell.amountNote')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          withAsterisk
          aria-required
        />
      </div>
      <Button type="submit" isBusy={form.isSending}>
        {t('tell.send')}
      </Button>
    </form>
  )
}
