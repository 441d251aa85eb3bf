import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWays } from '../../../feature/use-ways.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useChangeCurrentUser, useCurrentUser, useFirstSteps } from '../../profiles/index.ts'
import css from './sign-up-terms-screen.module.css'

const points = ['yours', 'privacy', 'respect', 'leave'] as const

export function SignUpTermsScreen() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const user = useCurrentUser()
  const accept = useChangeCurrentUser()
  const documents = useWays('agreement')
  const [isAgreed, setAgreed] = useState(false)

  const submit = () => accept.mutate({ hasAcceptedTerms: true }, { onSuccess: () => navigate(paths.root) })

  return (
    <Screen title={t('terms.title')} lead={t('terms.lead')}>
      <Steps {...useFirstSteps(user, 'terms')} />
      <Card padding="l">
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <strong>{t(`terms.${point}.title`)}</strong>
              <span>{t(`terms.${point}.text`)}</span>
            </li>
          ))}
        </ul>
        <p className={css.documents}>
          {documents.map(({ name, to }) => (
            <a key={to} href={to} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </p>
        {user ? (
          <Fields>
            <FormAlert>{accept.error ? sentenceOf(accept.error) : null}</FormAlert>
            <Checkbox
              label={t('terms.agree')}
              description={t('terms.guardian')}
              checked={isAgreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
            <Button wide size="l" disabled={!isAgreed} isBusy={accept.isPending} onClick={submit}>
              {t('terms.submit')}
            </Button>
          </Fields>
        ) : (
          <LinkButton to={paths.signUp} wide>
            {t('terms.signUp')}
          </LinkButton>
        )}
      </Card>
    </Screen>
  )
}
