import { foldIdentifier } from '@learntrail/contract/characters'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showAtField, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
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
  const sentence = useSentence()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const add = useAddEmailWay()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm({
    initialValues: { email: user?.primaryEmail.value ?? '', password: '', repeated: '' },
    validate: {
      email: (value) => checkText(value, addressRules),
      password: (value, { email }) => checkNewPassword(value, [email, user?.username ?? '']),
      repeated: (value, { password }) => checkRepeatedPassword(value, password),
    },
  })

  const fail = (error: unknown) => {
    if (showAtField(error, form, newPasswordField)) return
    if (isProblem(error, 'ACCOUNT_EXISTS')) return form.setFieldError('email', t('taken'))
    if (showProblem(error, form)) setFailure(error)
  }
  const submit = form.onSubmit(({ email, password }) => {
    setFailure(null)
    const way = { email: foldIdentifier(email), password }
    add.mutate(way, {
      onSuccess: ({ result, email: address }) => {
        if (result === 'mailed') return onMailed(address)
        toast(t('added'))
        navigate(paths.account, { replace: true })
      },
      onError: fail,
    })
  }, focusFirst(form))

  return (
    <Card padding="l">
      <form onSubmit={submit} noValidate>
        <FormAlert>{failure ? sentence(failure) : null}</FormAlert>
        <Fields>
          <TextInput
            {...form.getInputProps('email')}
            label={t('accounts:fields.email')}
            description={t('note')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />
          <NewPasswordFields form={form} isFirst />
          <Button type="submit" wide size="l" isBusy={add.isPending}>
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
