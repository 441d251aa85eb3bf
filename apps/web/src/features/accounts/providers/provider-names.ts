import type { Provider } from '@learntrail/contract/accounts/providers'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../ui/icon.tsx'

// Written out so that the log-in needs no code of the contract; a test holds the two together.
export const providerNames = ['google', 'facebook', 'tanet'] as const satisfies Provider[]

export const providerFrom = (value: string | null | undefined): Provider | null =>
  providerNames.find((name) => name === value) ?? null

export const providerIcon = (provider: Provider): IconName => (provider === 'tanet' ? 'school' : 'account')

export function useProviderName(): (provider: Provider) => string {
  const { t } = useTranslation('accounts/providers')
  return (provider) => t(`names.${provider}`)
}
