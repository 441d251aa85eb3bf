import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { CellLines } from '../../console/index.ts'

/** The payment as told; highlights an amount other than the order's. */
export function Payment({ order: { payment, amount, reason } }: { order: ListedOrder }) {
  const { t } = useTranslation('subscription/queue')
  if (payment === null) return <>{t('untold')}</>
  return (
    <CellLines isBreaking>
      <span>{t('payment', { digits: payment.digits ?? '', day: formatFullDay(payment.paidOn) })}</span>
      {payment.amount === amount ? null : (
        <Chip tone="honey">{t('otherAmount', { amount: payment.amount.toLocaleString('en') })}</Chip>
      )}
      {reason === '' ? null : <small>{reason}</small>}
    </CellLines>
  )
}
