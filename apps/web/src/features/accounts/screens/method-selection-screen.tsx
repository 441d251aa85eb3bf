import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { providersQuery } from '../api/list-providers.ts'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import { roleFrom, useSignUpWay } from '../sign-up-way.ts'
import css from './method-selection-screen.module.css'

/** Chooses how to sign up: by e-mail, or by a provider that is switched on. */
export function MethodSelectionScreen() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const way = useSignUpWay()
  const role = roleFrom(search.get('role'))
  const { data, isPending } = useQuery(providersQuery)
  if (!role) return <Navigate to={paths.signUp} replace />
  // A single method needs no choice.
  if (data?.providers.length === 0) return <Navigate to={`${paths.signUpAccount}?role=${role}`} replace />

  return (
    <Screen title={t('method.title')} lead={t('method.lead', { role: t(`role.${role}.title`) })} back={paths.signUp}>
      <Steps {...way} at={1} />
      <Card padding="l" aria-busy={isPending}>
        <div className={css.methods}>
          <LinkButton to={`${paths.signUpAccount}?role=${role}`} size="l" icon="mail">
            {t('method.email')}
          </LinkButton>
          <p className={css.note}>{t(role === 'teacher' ? 'method.teacherNote' : 'method.note')}</p>
        </div>
        <ProviderButtons role={role} />
      </Card>
    </Screen>
  )
}
