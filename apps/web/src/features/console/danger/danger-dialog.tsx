import { consoleLimits } from '@learntrail/contract/console/limits'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
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
  const [isIncomplete, setIncomplete] = useState(false)
  const formId = useId()
  const { min, max } = reasonOf
  const form = useKeptForm({
    id: formId,
    start: () => ({ reason: '', password: '' }),
    check: ({ reason, password }) => ({
      reason: isReasoned ? checkText(reason, { required: true, min, max }) : null,
      password: needsProof && !password ? ruleSentence('required') : null,
    }),
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    async send({ reason, password }) {
      if (needsProof) await prove.mutateAsync({ password, isMd5: user?.credential?.isMd5 ?? false })
      try {
        await act(reason.trim())
      } catch (error) {
        if (!isProblem(error, 'PROOF_REQUIRED')) throw error
        setNeedsProof(true)
        goToField(form.idOf('password'))
        return false
      }
      return true
    },
    onSent(isDone) {
      if (isDone) onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    setIncomplete(missing !== undefined)
    if (missing === undefined) void form.send()
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
          <Button look={isAdding ? 'primary' : 'danger'} type="submit" form={formId} isBusy={form.isSending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {isNoPassword(form.problem) ? (
          <FormAlert tone="honey">{t('danger.signInAgain')}</FormAlert>
        ) : (
          <FormAlert>{isIncomplete && missing ? missing : form.failure}</FormAlert>
        )}
        <Fields>
          {children}
          {isReasoned ? (
            <Textarea
              {...form.input('reason')}
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
              {...form.input('password')}
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
