import { foldIdentifier } from '@learntrail/contract/characters'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useNavigation } from '../../shell/index.ts'
import { useAddEmailWay } from '../api/add-email-way.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { addressRules } from '../email-address.ts'
import { checkNewPassword, checkRepeatedPassword, newPasswordField } from '../password/check-password.ts'

/** Adds an e-mail and a password to an account that only a provider opens. */
export function AddEmailScreen() {
  const { t } = useTranslation('accounts/email-way')
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  return (
    <Screen title={t('title')} lead={mailedTo ? undefined : t('lead')} width="narrow" back={paths.account}>
      {mailedTo ? (
        <MailedTo email={mailedTo} onAgain={() => setMailedTo(null)} />
      ) : (
        <AddEmailForm onMailed={setMailedTo} />
      )}
    </Screen>
  )
}

function AddEmailForm({ onMailed }: { onMailed: (email: string) => void }) {
  const { t } = useTranslation(['accounts/email-way', 'accounts'])
  const navigate = useNavigate()
  const user = useCurrentUser()
  const add = useAddEmailWay()
  const form = useKeptForm({
    id: 'email-way',
    start: () => ({ email: user?.primaryEmail.value ?? '', password: '', repeated: '' }),
    check: ({ email, password, repeated }) => ({
      email: checkText(email, addressRules),
      password: checkNewPassword(password, [email, user?.username ?? '']),
      repeated: checkRepeatedPassword(repeated, password),
    }),
    fieldOfCode: newPasswordField,
    wrongOf: (error) => (isProblem(error, 'ACCOUNT_EXISTS') ? { email: t('taken') } : undefined),
    send: ({ email, password }) => add.mutateAsync({ email: foldIdentifier(email), password }),
    onSent({ result, email }) {
      if (result === 'mailed') return onMailed(email)
      toast(t('added'))
      navigate(paths.account, { replace: true })
    },
  })

  return (
    <Card padding="l">
      <form onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <Fields>
          <TextInput
            {...form.input('email')}
            label={t('accounts:fields.email')}
            description={t('note')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />
          <NewPasswordFields form={form} isFirst />
          <Button type="submit" wide size="l" isBusy={form.isSending}>
            {t('submit')}
          </Button>
        </Fields>
      </form>
    </Card>
  )
}

function MailedTo({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation(['accounts/email-way', 'accounts'])
  const { data: navigation } = useNavigation()
  return (
    <StatePanel
      scene="sent"
      title={t('mailed.title')}
      role="status"
      action={
        <>
          {navigation?.hasMailbox ? (
            <LinkButton to={paths.mailbox(email)} icon="mail">
              {t('accounts:mail.openMailbox')}
            </LinkButton>
          ) : null}
          <Button look="line" onClick={onAgain}>
            {t('mailed.again')}
          </Button>
        </>
      }
    >
      <p>{t('mailed.text', { email })}</p>
    </StatePanel>
  )
}
