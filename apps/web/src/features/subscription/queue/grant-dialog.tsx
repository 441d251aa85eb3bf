import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { DangerDialog } from '../../console/index.ts'
import { useGrantOrder } from '../api/orders.ts'
import { Payment } from './payment.tsx'

/** Confirms that the payment arrived; shows it, and tells what is granted and that a receipt is mailed. */
export function GrantDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const { t } = useTranslation(['subscription/queue', 'subscription/orders', 'common'])
  const nameOf = useNameOf()
  const grant = useGrantOrder(order.id)
  const { payment, person, number, period } = order
  return (
    <DangerDialog
      title={t('grantTitle', { number })}
      confirm={t('grantConfirm')}
      isAdding
      isReasoned={false}
      act={() => grant.mutateAsync(payment?.toldAt ?? '')}
      onDone={() => {
        toast(t('granted'))
        onClose()
      }}
      onClose={onClose}
    >
      <div>
        <Payment order={order} />
      </div>
      <p>
        {t('grantText', {
          name: person ? nameOf(person) : t('common:deletedPerson'),
          period: t(`subscription/orders:periods.${period}`),
        })}
      </p>
    </DangerDialog>
  )
}
