import { planLimits } from '@learntrail/contract/plans/limits'
import type { SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { useSigningChange, withdrawSignature } from '../api/signing.ts'
import css from './panel.module.css'

interface WithdrawDialogProps {
  planId: string
  line: SigningLine
  onClose: () => void
}

/** Withdraws my signature or refusal, with a reason; the history keeps both. */
export function WithdrawDialog({ planId, line, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['plans/signing', 'common'])
  const formId = useId()
  const withdraw = useSigningChange<string>(planId, (why) => withdrawSignature(planId, line.id, why))
  const isRefusal = line.answer?.said === 'refused'
  const form = useKeptForm({
    id: 'withdraw',
    start: () => ({ reason: '' }),
    check: ({ reason }) => ({ reason: checkText(reason, { required: true, min: 2, max: planLimits.reason }) }),
    async send({ reason }) {
      await withdraw.mutateAsync(reason)
      toast(t('withdraw.done'))
    },
    onSent: onClose,
  })
  return (
    <Dialog
      isOpen
      title={t(isRefusal ? 'withdraw.titleRefusal' : 'withdraw.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} look="danger" isBusy={form.isSending}>
            {t('withdraw.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={form.submit} noValidate>
        <p>{t('withdraw.text')}</p>
        <FormAlert>{form.failure}</FormAlert>
        <Textarea
          {...form.input('reason')}
          label={t('withdraw.reason')}
          withAsterisk
          aria-required
          autosize
          minRows={2}
          maxRows={8}
        />
      </form>
    </Dialog>
  )
}
