import { foldIdentifier } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useSendMail } from '../api/send-mail.ts'
import { addressRules } from '../email-address.ts'
import { rememberMailSent } from '../mail-countdown.ts'

export function ForgottenPasswordScreen() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const sendMail = useSendMail()
  const form = useKeptForm({
    id: 'forgotten',
    start: () => ({ email: '' }),
    check: ({ email }) => ({ email: checkText(email, addressRules) }),
    fieldOfCode: { ACCOUNT_NOT_FOUND: 'email' },
    async send(typed) {
      const email = foldIdentifier(typed.email).toLowerCase()
      const { result } = await sendMail.mutateAsync(email)
      rememberMailSent(email)
      return { email, result }
    },
    onSent({ email, result }) {
      const purpose = result === 'reset_mailed' ? '&for=reset' : ''
      navigate(`${paths.mailVerifyInfo}?email=${encodeURIComponent(email)}${purpose}`)
    },
  })

  return (
    <Screen title={t('forgotten.title')} lead={t('forgotten.lead')} width="narrow" back={paths.login}>
      <Card padding="l">
        <form onSubmit={form.submit} noValidate>
          <FormAlert>{form.failure}</FormAlert>
          <Fields>
            <TextInput
              {...form.input('email')}
              label={t('fields.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
            <Button type="submit" wide size="l" isBusy={form.isSending}>
              {t('forgotten.submit')}
            </Button>
          </Fields>
        </form>
      </Card>
      <Card as="section" padding="l">
        <h2>{t('forgotten.noEmail.title')}</h2>
        <p>{t('forgotten.noEmail.text')}</p>
      </Card>
    </Screen>
  )
}
