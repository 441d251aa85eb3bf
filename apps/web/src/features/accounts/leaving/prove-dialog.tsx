import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showAtField } from '../../../ui/form/show-problem.ts'
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
  const [failure, setFailure] = useState<unknown>(null)
  const formId = useId()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : ruleSentence('required')) },
  })

  const submit = form.onSubmit(({ password }) => {
    setFailure(null)
    prove.mutate(
      { password, isMd5: user?.credential?.isMd5 ?? false },
      {
        onSuccess: onProved,
        onError: (error) => {
          if (!showAtField(error, form, { INCORRECT_PASSWORD: 'password' })) setFailure(error)
        },
      },
    )
  }, focusFirst(form))

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
            <Button type="submit" form={formId} isBusy={prove.isPending}>
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
        <form id={formId} onSubmit={submit} noValidate>
          <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
          <p className={css.lead}>{t('prove.text')}</p>
          <PresentPasswordInput {...form.getInputProps('password')} label={t('accounts:fields.currentPassword')} />
        </form>
      ) : null}
    </Dialog>
  )
}
