import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { loginMethodsQuery } from '../api/list-login-methods.ts'
import { useProveAgain } from '../api/prove-again.ts'
import { PresentPasswordInput } from '../components/present-password-input.tsx'
import css from './leaving.module.css'
import { MethodsComing } from './methods-coming.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface ProveDialogProps {
  /** Path to return to after signing in at a provider. */
  returnTo: string
  onProved: () => void
  onClose: () => void
}

/** Asks for proof before everything is downloaded: the password, or another sign-in if there is none. */
export function ProveDialog({ returnTo, onProved, onClose }: ProveDialogProps) {
  const { t } = useTranslation(['accounts/leaving', 'accounts', 'common'])
  const user = useCurrentUser()
  const methods = useQuery(loginMethodsQuery)
  const prove = useProveAgain()
  const formId = useId()
  const form = useKeptForm({
    id: 'prove',
    start: () => ({ password: '' }),
    check: ({ password }) => ({ password: password ? null : ruleSentence('required') }),
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    send: ({ password }) => prove.mutateAsync({ password, isMd5: user?.credential?.isMd5 ?? false }),
    onSent: onProved,
  })
  const hasPassword = methods.data?.hasPassword ?? false
  return (
    <Dialog
      isOpen
      title={t('prove.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {hasPassword ? (
            <Button type="submit" form={formId} isBusy={form.isSending}>
              {t('prove.go')}
            </Button>
          ) : null}
        </>
      }
    >
      <MethodsComing methods={methods} />
      {methods.data && !hasPassword ? (
        <SignInAgain identities={methods.data.identities} returnTo={returnTo} onDone={onProved} />
      ) : null}
      {hasPassword ? (
        <form id={formId} onSubmit={form.submit} noValidate>
          <FormAlert>{form.failure}</FormAlert>
          <p className={css.lead}>{t('prove.text')}</p>
          <PresentPasswordInput {...form.input('password')} label={t('accounts:fields.currentPassword')} />
        </form>
      ) : null}
    </Dialog>
  )
}
