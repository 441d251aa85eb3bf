import type { Provider } from '@learntrail/contract/accounts/providers'
import { setApart } from '@learntrail/texts/set-apart'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import type { IconName } from '../../../ui/icon.tsx'

// Written out so that the log-in needs no code of the contract; a test keeps both in step.
export const providerNames = ['google', 'facebook', 'tanet'] as const satisfies Provider[]

export const providerFrom = (value: string | null | undefined): Provider | null =>
  providerNames.find((name) => name === value) ?? null

const icons = { google: 'google', facebook: 'facebook', tanet: 'school' } as const satisfies Record<Provider, IconName>
export const providerIcon = (provider: Provider): IconName => icons[provider]

/** Returns a function that gives a provider's name by itself. */
export function useProviderName(): (provider: Provider) => string {
  const { t } = useTranslation('accounts/providers')
  return (provider) => t(`names.${provider}`)
}

/** Returns a function that gives a provider's name for use within a sentence. */
export function useProviderInText(): (provider: Provider) => string {
  const nameOf = useProviderName()
  return (provider) => setApart(currentLocale(), nameOf(provider))
}
