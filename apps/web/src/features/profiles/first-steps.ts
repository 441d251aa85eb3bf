import { useTranslation } from 'react-i18next'
import type { SignedInUser } from './api/read-current-user.ts'

type Stage = 'terms' | 'profile' | 'password'

/**
 * Returns the steps of signing up and the current one, depending on how the person came: by mail, by a provider, or
 * with an account from their school.
 */
export function useFirstSteps(user: SignedInUser | null, stage: Stage) {
  const { t } = useTranslation('accounts')
  const { method, isDefaultPassword } = user?.credential ?? {}
  if (isDefaultPassword) {
    const stages: Stage[] = ['terms', 'profile', 'password']
    const steps = [t('way.terms'), t('way.profile'), t('way.password')]
    return { label: t('way.firstTime'), steps, at: stages.indexOf(stage) }
  }
  if (method === undefined || method === 'email')
    return { label: t('way.label'), steps: [t('way.role'), t('way.account'), t('way.mail'), t('way.profile')], at: 3 }
  return {
    label: t('way.label'),
    steps: [t('way.account'), t('way.terms'), t('way.profile')],
    at: stage === 'terms' ? 1 : 2,
  }
}
