import { consoleLimits } from '@learntrail/contract/console/limits'
import { useForm } from '@mantine/form'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { focusFirst, showAtField } from '../../../ui/form/show-problem.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useProveAgain } from '../../accounts/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'

interface DangerDialogProps {
  title: string
  /** The consequences, and further choices. */
  children?: ReactNode
  /** Label of the confirming button: a verb. */
  confirm: string
  /** True if the act only adds something, so that nothing is lost. */
  isAdding?: boolean
  /** What still has to be chosen before confirming. */
  missing?: string | undefined
  /** False to ask for no reason. */
  isReasoned?: boolean
  /** Length of the reason in characters; by default the log's limits. */
  reasonOf?: { min: number; max: number }
  /** Performs the act with the reason; if refused with `PROOF_REQUIRED`, it is repeated after the password is given. */
  act: (reason: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks for a reason before a dangerous act, and for the password if it was not given within the last minutes. */
export function DangerDialog({
  title,
  children,
  confirm,
  isAdding = false,
  missing,
  isReasoned = true,
  reasonOf = consoleLimits.reason,
  act,
  onDone,
  onClose,
}: DangerDialogProps) {
  const { t } = useTranslation(['console', 'common'])
  const user = useCurrentUser()
  const prove = useProveAgain()
  const [needsProof, setNeedsProof] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  const formId = useId()
  const { min, max } = reasonOf
  const form = useForm({
    initialValues: { reason: '', password: '' },
    validate: {
      reason: (value) => (isReasoned ? checkText(value, { required: true, min, max }) : null),
      password: (value) => (needsProof && !value ? ruleSentence('required') : null),
    },
  })

  const submit = form.onSubmit(async ({ reason, password }) => {
    setFailure(null)
    setIncomplete(missing !== undefined)
    if (missing !== undefined) return
    setBusy(true)
    try {
      if (needsProof) await prove.mutateAsync({ password, isMd5: user?.credential?.isMd5 ?? false })
      await act(reason.trim())
      onDone()
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }, focusFirst(form))

  const refused = (error: unknown) => {
    if (isProblem(error, 'PROOF_REQUIRED')) {
      setNeedsProof(true)
      requestAnimationFrame(() => form.getInputNode('password')?.focus())
    } else if (!showAtField(error, form, { INCORRECT_PASSWORD: 'password' })) setFailure(error)
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button look={isAdding ? 'primary' : 'danger'} type="submit" form={formId} isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {isNoPassword(failure) ? (
          <FormAlert tone="honey">{t('danger.signInAgain')}</FormAlert>
        ) : (
          <FormAlert>{isIncomplete && missing ? missing : failure ? sentenceOf(failure) : null}</FormAlert>
        )}
        <Fields>
          {children}
          {isReasoned ? (
            <Textarea
              {...form.getInputProps('reason')}
              label={t('danger.reason')}
              description={t('danger.reasonNote')}
              autosize
              minRows={2}
              withAsterisk
              aria-required
            />
          ) : null}
          {needsProof ? (
            <PasswordInput
              {...form.getInputProps('password')}
              label={t('danger.password')}
              description={t('danger.passwordNote')}
              autoComplete="current-password"
              withAsterisk
              aria-required
            />
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}

/** An account without a password has to prove itself by signing in. */
const isNoPassword = (error: unknown) => isProblem(error, 'LOGIN_METHOD_CONFLICT')
