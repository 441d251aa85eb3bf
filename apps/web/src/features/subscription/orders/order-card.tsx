import type { Order } from '@learntrail/contract/subscription/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useCancelOrder } from '../api/orders.ts'
import css from './orders.module.css'
import { PayToFacts } from './pay-to-facts.tsx'
import { TellForm } from './tell-form.tsx'
import { tones } from './tones.ts'

/** One order: its state, and the next step with its form. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation(['subscription/orders', 'subscription'])
  const [isTelling, setTelling] = useState(false)
  const { number, period, amount, at, payBy, state, payment, reason, grantedUntil } = order
  const isUnpaid = state === 'waiting' || state === 'refused'
  const hasForm = isUnpaid || isTelling
  return (
    <Card as="article" className={css.order} aria-label={t('oneOf', { number })}>
      <div className={css.head}>
        <h2>{t(`periods.${period}`)}</h2>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      </div>
      <p className={css.next}>
        {t(`next.${state}`, {
          day: formatFullDay(state === 'granted' && grantedUntil !== null ? grantedUntil : payBy),
        })}
      </p>
      {state === 'refused' ? <p className={css.reason}>{t('reason', { reason })}</p> : null}
      <Facts>
        <Fact name={t('number')}>
          <code>{number}</code>
        </Fact>
        <Fact name={t('amount')}>{t('subscription:price.amount', { amount: amount.toLocaleString('en') })}</Fact>
        <Fact name={t('at')}>{formatFullDay(at)}</Fact>
        {payment === null ? null : (
          <Fact name={t('told')}>
            {t('toldOf', {
              day: formatFullDay(payment.paidOn),
              amount: payment.amount.toLocaleString('en'),
              digits: payment.digits ?? '',
            })}
          </Fact>
        )}
      </Facts>
      {state === 'waiting' ? <PayToFacts payTo={order.payTo} /> : null}
      {hasForm ? <TellForm order={order} onTold={() => setTelling(false)} /> : null}
      <div className={css.acts}>
        {!hasForm && (state === 'told' || state === 'expired') ? (
          <Button look="line" size="s" onClick={() => setTelling(true)}>
            {t(state === 'told' ? 'putRight' : 'paidInTime')}
          </Button>
        ) : null}
        {isUnpaid ? <Cancel order={order} /> : null}
      </div>
    </Card>
  )
}

function Cancel({ order: { id, number } }: { order: Order }) {
  const { t } = useTranslation('subscription/orders')
  const sentence = useSentence()
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelOrder()
  return (
    <>
      <Button look="line" size="s" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelTitle', { number })}
        confirm={t('cancel')}
        isDangerous
        isBusy={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          cancel.mutate(id, {
            onSuccess: () => toast(t('cancelled')),
            onError: (error) => toast(sentence(error), { tone: 'warning' }),
            onSettled: () => setAsking(false),
          })
        }
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialog>
    </>
  )
}
