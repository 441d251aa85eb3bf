import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { providersQuery } from '../api/list-providers.ts'
import css from './provider-buttons.module.css'
import { providerIcon, useProviderInText } from './provider-names.ts'

interface ProviderButtonsProps {
  /** What signing up says; logging in without. */
  role?: RegistrationRole
  returnTo?: string
}

/** The providers that are switched on, below the way by e-mail; nothing where there are none. */
export function ProviderButtons({ role, returnTo }: ProviderButtonsProps) {
  const { t } = useTranslation('accounts/providers')
  const { data } = useQuery(providersQuery)
  const leave = useLeaveForProvider()
  const nameOf = useProviderInText()
  const sentence = useSentence()
  if (!data || data.providers.length === 0) return null
  return (
    <div className={css.providers}>
      <p className={css.or}>{t('or')}</p>
      {leave.error ? <FormAlert>{sentence(leave.error)}</FormAlert> : null}
      {data.providers.map((provider) => (
        <Button
          key={provider}
          look="line"
          size="l"
          wide
          icon={providerIcon(provider)}
          isBusy={leave.isPending && leave.variables?.provider === provider}
          onClick={() => leave.mutate({ provider, ...(role && { role }), ...(returnTo && { returnTo }) })}
        >
          {t(role ? 'signUpWith' : 'logInWith', { name: nameOf(provider) })}
        </Button>
      ))}
    </div>
  )
}
