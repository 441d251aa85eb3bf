import type { Locale, Theme } from '@learntrail/contract/profiles/preferences'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentLocale, switchLocale } from '../../i18n/i18n.ts'
import { currentTheme, switchTheme } from '../../ui/theme/theme-choice.ts'
import { useChangePreferences } from './api/change-preferences.ts'
import { useCurrentUser } from './api/read-current-user.ts'
import { preferencesQuery } from './api/read-preferences.ts'

/** Language and theme change at once and stay: on this device, and with the account when there is one. */
export function useAppearance() {
  const user = useCurrentUser()
  const { mutate } = useChangePreferences()
  return {
    changeLocale(locale: Locale) {
      switchLocale(locale)
      if (user) mutate({ locale })
    },
    changeTheme(theme: Theme) {
      switchTheme(theme)
      if (user) mutate({ theme })
    },
  }
}

/** Of whoever has just come in, before the first screen of theirs is drawn; it goes on without, too. */
export async function wearAccountAppearance(queryClient: QueryClient): Promise<void> {
  try {
    const { locale, theme } = await queryClient.ensureQueryData(preferencesQuery)
    if (theme !== currentTheme()) switchTheme(theme)
    await switchLocale(locale)
  } catch {
    // Asked again with the page (`useAccountAppearance`).
  }
}

/** On a device that does not know the person's choice yet, the account's choice is put on the page. */
export function useAccountAppearance() {
  const user = useCurrentUser()
  const { data } = useQuery({ ...preferencesQuery, enabled: user !== null })
  useEffect(() => {
    if (!data) return
    if (data.locale !== currentLocale()) switchLocale(data.locale)
    if (data.theme !== currentTheme()) switchTheme(data.theme)
  }, [data])
}
