import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
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
  const formId = useId()
  const hasPassword = methods.data?.hasPassword ?? true
  const phrase = t('dialog.phrase')

  const form = useKeptForm({
    id: 'deletion',
    start: () => ({ password: '', phrase: '' }),
    check: (typed) => ({
      password: !hasPassword || typed.password ? null : ruleSentence('required'),
      phrase: isSame(typed.phrase, phrase) ? null : t('dialog.phraseWrong', { phrase }),
    }),
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    async send({ password }) {
      const isMd5 = user?.credential?.isMd5 ?? false
      try {
        await ask.mutateAsync(hasPassword ? { password, isMd5 } : { isMd5 })
      } catch (error) {
        if (!isProblem(error, 'DELETION_ALREADY_ASKED')) throw error
      }
    },
    onSent: () => navigate(paths.deleted, { replace: true }),
  })

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
          <Button look="danger" type="submit" form={formId} isBusy={form.isSending} disabled={!methods.data}>
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
        <form id={formId} onSubmit={form.submit} noValidate>
          {isProblem(form.problem, 'FRESH_SIGN_IN_REQUIRED') ? (
            <SignInAgain
              method={String(form.problem.values.method)}
              identities={methods.data.identities}
              returnTo={`${paths.account}?delete=1`}
              onDone={form.forgive}
            />
          ) : (
            <FormAlert>{form.failure}</FormAlert>
          )}
          <Fields>
            {hasPassword ? (
              <PresentPasswordInput {...form.input('password')} label={t('accounts:fields.currentPassword')} />
            ) : null}
            <TextInput
              {...form.input('phrase')}
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
