import type { OrderPeriod } from '@learntrail/contract/subscription/order-facts'
import type { PlanView } from '@learntrail/contract/subscription/subscription'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useMakeOrder } from '../api/orders.ts'
import css from './plans.module.css'

interface OrderButtonsProps {
  prices: PlanView['prices']
  /** Days within which an order has to be paid. */
  days: number
}

/** One button for each price. Explains what follows before anything is ordered. */
export function OrderButtons({ prices, days }: OrderButtonsProps) {
  const { t } = useTranslation('subscription')
  const sentence = useSentence()
  const navigate = useNavigate()
  const make = useMakeOrder()
  const [chosen, setChosen] = useState<{ clientId: string; period: OrderPeriod; amount: string } | null>(null)
  const close = () => {
    setChosen(null)
    make.reset()
  }
  return (
    <div className={css.orders}>
      {prices.map(({ period, amount }) => (
        <Button
          key={period}
          look="soft"
          size="s"
          onClick={() => setChosen({ clientId: newId(), period, amount: amount.toLocaleString('en') })}
        >
          {t(`order.${period}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={chosen !== null}
        title={chosen === null ? '' : t(`order.ask.${chosen.period}`, { amount: chosen.amount })}
        confirm={t('order.confirm')}
        isBusy={make.isPending}
        onClose={close}
        onConfirm={() =>
          chosen &&
          make.mutate({ clientId: chosen.clientId, period: chosen.period }, { onSuccess: () => navigate(paths.orders) })
        }
      >
        <FormAlert>{make.error ? sentence(make.error) : null}</FormAlert>
        <p>{t('order.next', { count: days })}</p>
        <p>{t('order.forWhom')}</p>
      </ConfirmDialog>
    </div>
  )
}
