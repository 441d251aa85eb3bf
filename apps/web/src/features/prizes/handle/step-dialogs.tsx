import type { HandledApplication } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import type { Step } from '../api/handling.ts'
import css from './handle.module.css'

interface StepDialogProps {
  application: HandledApplication
  isBusy: boolean
  /** Why the step was refused or failed. */
  trouble: string | null
  onStep: (step: Step) => void
  onClose: () => void
}

/** Asks for the reason of a refusal, which the applicant reads. */
export function RefuseDialog({ application: { number }, isBusy, trouble, onStep, onClose }: StepDialogProps) {
  const { t } = useTranslation('prizes/handle')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const send = () => {
    const found = checkText(reason, { required: true, ...prizeLimits.reason })
    setWrong(found)
    if (found === null) onStep({ step: 'refuse', reason: reason.trim() })
  }
  return (
    <FormDialog
      isBusy={isBusy}
      trouble={trouble}
      onClose={onClose}
      title={t('steps.refuseTitle', { number })}
      confirm={t('steps.refuse')}
      isDangerous
      onSend={send}
    >
      <p>{t('steps.refuseText')}</p>
      <Textarea
        label={t('steps.reason')}
        description={t('steps.reasonNote')}
        autosize
        minRows={2}
        maxLength={prizeLimits.reason.max}
        value={reason}
        error={wrong}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setWrong(null)
        }}
        withAsterisk
        aria-required
      />
    </FormDialog>
  )
}

/** Asks for a tracking number, if the prize is sent; a code needs none. */
export function SendDialog({ application: { number, prize }, isBusy, trouble, onStep, onClose }: StepDialogProps) {
  const { t } = useTranslation('prizes/handle')
  const [tracking, setTracking] = useState('')
  const { way } = prize
  return (
    <FormDialog
      isBusy={isBusy}
      trouble={trouble}
      onClose={onClose}
      title={t('steps.sendTitle', { number })}
      confirm={t(`steps.send.${way}`)}
      onSend={() => onStep({ step: 'send', tracking: tracking.trim() })}
    >
      <p>{t(way === 'code' ? 'steps.sendCode' : 'steps.sendText')}</p>
      {way === 'code' ? null : (
        <TextInput
          label={t(`steps.tracking.${way}`)}
          description={t(`steps.trackingNote.${way}`)}
          maxLength={prizeLimits.tracking}
          autoComplete="off"
          value={tracking}
          onChange={(event) => setTracking(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}

export function ReceiveDialog({ application: { number }, isBusy, trouble, onStep, onClose }: StepDialogProps) {
  const { t } = useTranslation('prizes/handle')
  return (
    <ConfirmDialog
      isOpen
      title={t('steps.receiveTitle', { number })}
      confirm={t('steps.receive')}
      isBusy={isBusy}
      onConfirm={() => onStep({ step: 'receive' })}
      onClose={onClose}
    >
      <FormAlert>{trouble}</FormAlert>
      <p>{t('steps.receiveText')}</p>
    </ConfirmDialog>
  )
}

interface FormDialogProps {
  title: string
  confirm: string
  isDangerous?: boolean
  isBusy: boolean
  trouble: string | null
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

function FormDialog({
  title,
  confirm,
  isDangerous = false,
  isBusy,
  trouble,
  onSend,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} type="submit" form={formId} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.part} onSubmit={submit} noValidate>
        <FormAlert>{trouble}</FormAlert>
        {children}
      </form>
    </Dialog>
  )
}
