import type { Locale, Theme } from '@learntrail/contract/profiles/preferences'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentLocale, switchLocale } from '../../i18n/i18n.ts'
import { currentTheme, switchTheme } from '../../ui/theme/theme-choice.ts'
import { useChangePreferences } from './api/change-preferences.ts'
import { useCurrentUser } from './api/read-current-user.ts'
import { preferencesQuery } from './api/read-preferences.ts'

/**
 * Returns functions that change language and theme at once and keep them: on this device, and with the account if
 * signed in.
 */
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

/** Applies the account's appearance right after sign-in, before its first screen is rendered; a failure is ignored. */
export async function wearAccountAppearance(queryClient: QueryClient): Promise<void> {
  try {
    const { locale, theme } = await queryClient.ensureQueryData(preferencesQuery)
    if (theme !== currentTheme()) switchTheme(theme)
    await switchLocale(locale)
  } catch {
    // `useAccountAppearance` asks again with the page.
  }
}

/** Applies the account's language and theme where they differ from this device's. */
export function useAccountAppearance() {
  const user = useCurrentUser()
  const { data } = useQuery({ ...preferencesQuery, enabled: user !== null })
  useEffect(() => {
    if (!data) return
    if (data.locale !== currentLocale()) switchLocale(data.locale)
    if (data.theme !== currentTheme()) switchTheme(data.theme)
  }, [data])
}
