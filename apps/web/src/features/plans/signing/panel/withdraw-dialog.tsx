import { planLimits } from '@learntrail/contract/plans/limits'
import type { SigningLine } from '@learntrail/contract/plans/signing/signing'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { goToField } from '../../../../ui/form/show-problem.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useSigningChange, withdrawSignature } from '../api/signing.ts'
import css from './panel.module.css'

interface WithdrawDialogProps {
  planId: string
  line: SigningLine
  onClose: () => void
}

const reasonField = 'withdraw-reason'

/** Withdraws my signature or refusal, with a reason; the history keeps both. */
export function WithdrawDialog({ planId, line, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['plans/signing', 'common'])
  const sentence = useSentence()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const withdraw = useSigningChange<string>(planId, (why) => withdrawSignature(planId, line.id, why))
  const isRefusal = line.answer?.said === 'refused'
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = checkText(reason, { required: true, min: 2, max: planLimits.reason })
    setWrong(found)
    if (found) return goToField(reasonField)
    withdraw.mutate(reason, {
      onSuccess: () => {
        toast(t('withdraw.done'))
        onClose()
      },
    })
  }
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
          <Button type="submit" form={formId} look="danger" isBusy={withdraw.isPending}>
            {t('withdraw.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={send} noValidate>
        <p>{t('withdraw.text')}</p>
        <FormAlert>{withdraw.error ? sentence(withdraw.error) : null}</FormAlert>
        <Textarea
          id={reasonField}
          label={t('withdraw.reason')}
          withAsterisk
          aria-required
          autosize
          minRows={2}
          maxRows={8}
          value={reason}
          error={wrong}
          onChange={(event) => {
            setWrong(null)
            setReason(event.currentTarget.value)
          }}
        />
      </form>
    </Dialog>
  )
}
