import { themes } from '@learntrail/contract/profiles/preferences'
import { expect, test } from 'vitest'
import { currentTheme, switchTheme, themeNames } from './theme-choice.ts'

test('the themes are those of the contract', () => expect(themeNames).toEqual(themes))

test('a theme is on the page at once and remembered', () => {
  switchTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(currentTheme()).toBe('dark')
  switchTheme('meadow')
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
})
