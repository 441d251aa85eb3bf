import { foldIdentifier } from '@learntrail/contract/characters'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showAtField, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useSendMail } from '../api/send-mail.ts'
import { addressRules } from '../email-address.ts'
import { rememberMailSent } from '../mail-countdown.ts'

export function ForgottenPasswordScreen() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const sendMail = useSendMail()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => checkText(value, addressRules),
    },
  })

  const submit = form.onSubmit((values) => {
    const email = foldIdentifier(values.email).toLowerCase()
    setFailure(null)
    sendMail.mutate(email, {
      onSuccess: ({ result }) => {
        rememberMailSent(email)
        const purpose = result === 'reset_mailed' ? '&for=reset' : ''
        navigate(`${paths.mailVerifyInfo}?email=${encodeURIComponent(email)}${purpose}`)
      },
      onError: (error) => {
        if (showAtField(error, form, { ACCOUNT_NOT_FOUND: 'email' })) return
        if (showProblem(error, form)) setFailure(error)
      },
    })
  }, focusFirst(form))

  return (
    <Screen title={t('forgotten.title')} lead={t('forgotten.lead')} width="narrow" back={paths.login}>
      <Card padding="l">
        <form onSubmit={submit} noValidate>
          <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
          <Fields>
            <TextInput
              {...form.getInputProps('email')}
              label={t('fields.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
            <Button type="submit" wide size="l" isBusy={sendMail.isPending}>
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
