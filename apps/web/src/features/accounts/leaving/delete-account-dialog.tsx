import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showAtField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useAskForDeletion } from '../api/ask-for-deletion.ts'
import { loginMethodsQuery } from '../api/list-login-methods.ts'
import { PresentPasswordInput } from '../components/present-password-input.tsx'
import css from './leaving.module.css'
import { MethodsComing } from './methods-coming.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const goes = ['profile', 'records', 'documents', 'said'] as const
const stays = ['answered', 'together'] as const

/** Lists what is deleted and what stays, and asks for the phrase that starts the 14 days before deletion. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts/leaving', 'accounts', 'common'])
  const navigate = useNavigate()
  const user = useCurrentUser()
  const methods = useQuery(loginMethodsQuery)
  const ask = useAskForDeletion()
  const [failure, setFailure] = useState<unknown>(null)
  const formId = useId()
  const hasPassword = methods.data?.hasPassword ?? true
  const phrase = t('dialog.phrase')

  const form = useForm({
    initialValues: { password: '', phrase: '' },
    validate: {
      password: (value) => (!hasPassword || value ? null : ruleSentence('required')),
      phrase: (value) => (isSame(value, phrase) ? null : t('dialog.phraseWrong', { phrase })),
    },
  })

  const submit = form.onSubmit(({ password }) => {
    setFailure(null)
    const isMd5 = user?.credential?.isMd5 ?? false
    ask.mutate(hasPassword ? { password, isMd5 } : { isMd5 }, {
      onSuccess: () => navigate(paths.deleted, { replace: true }),
      onError: (error) => {
        if (isProblem(error, 'DELETION_ALREADY_ASKED')) return navigate(paths.deleted, { replace: true })
        if (!showAtField(error, form, { INCORRECT_PASSWORD: 'password' })) setFailure(error)
      },
    })
  }, focusFirst(form))

  return (
    <Dialog
      isOpen
      title={t('dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('dialog.stay')}
          </Button>
          <Button look="danger" type="submit" form={formId} isBusy={ask.isPending} disabled={!methods.data}>
            {t('dialog.confirm')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('dialog.lead')}</p>
      <h3 className={css.heading}>{t('dialog.goes')}</h3>
      <ul className={css.list}>
        {goes.map((name) => (
          <li key={name}>{t(`goes.${name}`)}</li>
        ))}
      </ul>
      <h3 className={css.heading}>{t('dialog.stays')}</h3>
      <ul className={css.list}>
        {stays.map((name) => (
          <li key={name}>{t(`stays.${name}`)}</li>
        ))}
      </ul>
      <p className={css.take}>{t('dialog.take')}</p>
      <MethodsComing methods={methods} />
      {methods.data ? (
        <form id={formId} onSubmit={submit} noValidate>
          {isProblem(failure, 'FRESH_SIGN_IN_REQUIRED') ? (
            <SignInAgain
              method={String(failure.values?.method)}
              identities={methods.data.identities}
              returnTo={`${paths.account}?delete=1`}
              onDone={() => setFailure(null)}
            />
          ) : (
            <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
          )}
          <Fields>
            {hasPassword ? (
              <PresentPasswordInput {...form.getInputProps('password')} label={t('accounts:fields.currentPassword')} />
            ) : null}
            <TextInput
              {...form.getInputProps('phrase')}
              label={t('dialog.type', { phrase })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              required
            />
          </Fields>
        </form>
      ) : null}
    </Dialog>
  )
}

function isSame(typed: string, phrase: string): boolean {
  return typed.trim().toLowerCase() === phrase.toLowerCase()
}
