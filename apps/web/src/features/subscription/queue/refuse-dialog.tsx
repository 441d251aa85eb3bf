import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useRefuseOrder } from '../api/orders.ts'

/** Asks why the payment was not found, in words for the payer. */
export function RefuseDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const { t } = useTranslation(['subscription/queue', 'common'])
  const refuse = useRefuseOrder(order.id)
  const formId = useId()
  const form = useKeptForm({
    id: 'refusal',
    start: () => ({ reason: '' }),
    check: ({ reason }) => ({ reason: checkText(reason, { required: true, max: orderLimits.reason }) }),
    async send({ reason }) {
      await refuse.mutateAsync({ reason: reason.trim(), toldAt: order.payment?.toldAt ?? '' })
      toast(t('refused'))
    },
    onSent: onClose,
  })
  return (
    <Dialog
      isOpen
      title={t('refuseTitle', { number: order.number })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <Fields>
          <Textarea
            {...form.input('reason')}
            label={t('reason')}
            description={t('reasonNote')}
            autosize
            minRows={2}
            maxLength={orderLimits.reason}
            withAsterisk
            aria-required
          />
        </Fields>
      </form>
    </Dialog>
  )
}
