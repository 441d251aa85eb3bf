import type { Provider } from '@learntrail/contract/accounts/providers'
import type { LoginMethod } from '@learntrail/contract/accounts/sessions'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { useMigrateMethod } from '../api/migrate-method.ts'
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts'
import { PresentPasswordInput } from '../components/present-password-input.tsx'
import { usePasskeySentence } from '../passkeys/use-passkey-sentence.ts'
import css from './method-conflict.module.css'
import { providerIcon, useProviderInText, useProviderName } from './provider-names.ts'

interface MethodConflictProps {
  conflict: { selected: Provider; original: LoginMethod; email: string; hasPassword: boolean }
}

export function MethodConflict({ conflict }: MethodConflictProps) {
  const { t } = useTranslation(['accounts/providers', 'accounts'])
  const nameOf = useProviderName()
  const inText = useProviderInText()
  const user = useCurrentUser()
  const { selected, original, email, hasPassword } = conflict
  const originalName = t(`accounts:my.methods.${original}`)
  const isOwner = user?.primaryEmail.value === email

  return (
    <Card padding="l">
      <ul className={css.ways}>
        <li>
          <Icon name={iconOf(original)} />
          <span>
            <small>{t('conflict.original')}</small>
            <strong>{originalName}</strong>
            <span className={css.email}>{email}</span>
          </span>
        </li>
        <li>
          <Icon name={providerIcon(selected)} />
          <span>
            <small>{t('conflict.selected')}</small>
            <strong>{nameOf(selected)}</strong>
          </span>
        </li>
      </ul>
      <p className={css.text}>{t('conflict.text', { name: inText(selected) })}</p>
      {isOwner ? <Confirm conflict={conflict} /> : null}
      {!isOwner && hasPassword ? <ProvePassword conflict={conflict} /> : null}
      {!isOwner && !hasPassword ? <ProveElsewhere original={original} /> : null}
      <p className={css.otherwise}>
        <Link to={paths.login}>{t('conflict.leave')}</Link>
      </p>
    </Card>
  )
}

function useMerged(selected: Provider) {
  const { t } = useTranslation('accounts/providers')
  const name = useProviderInText()(selected)
  const navigate = useNavigate()
  return () => {
    toast(t('conflict.done', { name }))
    navigate(paths.root, { replace: true })
  }
}

function ProvePassword({ conflict: { selected, email } }: MethodConflictProps) {
  const { t } = useTranslation(['accounts/providers', 'accounts'])
  const merged = useMerged(selected)
  const migrate = useMigrateMethod()
  const form = useKeptForm({
    id: 'conflict',
    start: () => ({ password: '' }),
    check: ({ password }) => ({ password: password ? null : ruleSentence('required') }),
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    send: ({ password }) => migrate.mutateAsync({ selected, email, password }),
    onSent: merged,
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <FormAlert>{form.failure}</FormAlert>
      <Fields>
        <PresentPasswordInput
          {...form.input('password')}
          label={t('accounts:fields.currentPassword')}
          withAsterisk={false}
        />
        <Button type="submit" wide size="l" isBusy={form.isSending}>
          {t('conflict.submit')}
        </Button>
      </Fields>
    </form>
  )
}

/** The original account is signed in, which is proof enough. */
function Confirm({ conflict: { selected, email } }: MethodConflictProps) {
  const { t } = useTranslation('accounts/providers')
  const sentence = useSentence()
  const merged = useMerged(selected)
  const migrate = useMigrateMethod()
  return (
    <>
      <FormAlert>{migrate.error ? sentence(migrate.error) : null}</FormAlert>
      <Button
        wide
        size="l"
        isBusy={migrate.isPending}
        onClick={() => migrate.mutate({ selected, email }, { onSuccess: merged })}
      >
        {t('conflict.submit')}
      </Button>
    </>
  )
}

const iconOf = (method: LoginMethod) => {
  if (method === 'email') return 'mail'
  return method === 'passkey' ? 'key' : providerIcon(method)
}

function ProveElsewhere({ original }: { original: LoginMethod }) {
  if (original === 'passkey') return <ProveByPasskey />
  return original === 'email' ? null : <ProveAtProvider original={original} />
}

function ProveByPasskey() {
  const { t } = useTranslation('accounts/providers')
  const sentence = usePasskeySentence()
  const { mutate, error, isPending } = useSignInWithPasskey()
  return (
    <>
      <FormAlert>{error ? sentence(error) : null}</FormAlert>
      <Button wide size="l" isBusy={isPending} onClick={() => mutate({})}>
        {t('conflict.provePasskey')}
      </Button>
    </>
  )
}

function ProveAtProvider({ original }: { original: Provider }) {
  const { t } = useTranslation('accounts/providers')
  const sentence = useSentence()
  const name = useProviderInText()(original)
  const leave = useLeaveForProvider()
  return (
    <>
      <FormAlert>{leave.error ? sentence(leave.error) : null}</FormAlert>
      <Button
        wide
        size="l"
        isBusy={leave.isPending}
        onClick={() => leave.mutate({ provider: original, returnTo: paths.accountConfirmation })}
      >
        {t('conflict.prove', { name })}
      </Button>
    </>
  )
}
