import { expect, test } from 'vitest'
import { switchLocale } from '../i18n/i18n.ts'
import { listed } from './listed.ts'

test('things are listed as the language does', async () => {
  await switchLocale('tw')
  expect(listed(['小雨', '子晴'])).toBe('小雨、子晴')
  await switchLocale('en')
  expect(listed(['小雨', '子晴'])).toBe('小雨, 子晴')
  expect(listed(['小雨'])).toBe('小雨')
})
