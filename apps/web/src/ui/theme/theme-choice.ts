import type { Theme } from '@learntrail/contract/profiles/preferences'
import { useSyncExternalStore } from 'react'
import { readStored, storedKeys, writeStored } from '../../i18n/stored-choice.ts'

// A copy, so that the first screens load no code of the contract; a test compares it with the contract's list.
export const themeNames: readonly Theme[] = ['lightBlue', 'meadow', 'sunrise', 'plum', 'slate', 'dark']

const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const stored = readStored(storedKeys.theme)
  const shown = stored ?? document.documentElement.dataset.theme
  return themeNames.find((name) => name === shown) ?? 'lightBlue'
}

export const colorSchemeOf = (theme: Theme) => (theme === 'dark' ? 'dark' : 'light')

/** Applies a theme at once and stores it for the next first paint (`src/boot/boot.ts`). */
export function switchTheme(theme: Theme) {
  writeStored(storedKeys.theme, theme)
  const page = document.documentElement
  page.dataset.theme = theme
  page.setAttribute('data-mantine-color-scheme', colorSchemeOf(theme))
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#172136' : '#ffffff')
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
