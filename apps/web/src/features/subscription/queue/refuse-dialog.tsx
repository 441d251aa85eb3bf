import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst } from '../../../ui/form/show-problem.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useRefuseOrder } from '../api/orders.ts'

/** Asks why the payment was not found, in words for the payer. */
export function RefuseDialog({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const { t } = useTranslation(['subscription/queue', 'common'])
  const refuse = useRefuseOrder(order.id)
  const formId = useId()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value) => checkText(value, { required: true, max: orderLimits.reason }) },
  })
  const submit = form.onSubmit(({ reason }) => {
    refuse.mutate(
      { reason: reason.trim(), toldAt: order.payment?.toldAt ?? '' },
      {
        onSuccess: () => {
          toast(t('refused'))
          onClose()
        },
      },
    )
  }, focusFirst(form))
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
          <Button type="submit" form={formId} isBusy={refuse.isPending}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormAlert>{refuse.error ? sentenceOf(refuse.error) : null}</FormAlert>
        <Fields>
          <Textarea
            {...form.getInputProps('reason')}
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
