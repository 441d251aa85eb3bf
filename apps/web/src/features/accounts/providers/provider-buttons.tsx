import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { providersQuery } from '../api/list-providers.ts'
import css from './provider-buttons.module.css'
import { providerIcon, useProviderInText } from './provider-names.ts'

interface ProviderButtonsProps {
  /** Given for sign-up; omitted for log-in. */
  role?: RegistrationRole
  returnTo?: string
  /** Rendered before the buttons. */
  first?: ReactNode
}

/** Sign-in by the providers that are switched on; nothing if there are none. */
export function ProviderButtons({ role, returnTo, first }: ProviderButtonsProps) {
  const { t } = useTranslation('accounts/providers')
  const { data } = useQuery(providersQuery)
  const leave = useLeaveForProvider()
  const nameOf = useProviderInText()
  const sentence = useSentence()
  const on = data?.providers ?? []
  if (on.length === 0 && !first) return null
  return (
    <div className={css.providers}>
      <p className={css.or}>{t('or')}</p>
      {first}
      {leave.error ? <FormAlert>{sentence(leave.error)}</FormAlert> : null}
      {on.map((provider) => (
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
