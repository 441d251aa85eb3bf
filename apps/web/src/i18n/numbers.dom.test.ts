import { expect, test } from 'vitest'
import { i18n } from './i18n.ts'

test.each([
  [999, '999 次閱讀'],
  [1_000, '999+ 次閱讀'],
])('a number that many people add to ends at 999+: %i', (count, shown) => {
  expect(i18n.t('eportfolio:about.reads', { count })).toBe(shown)
  expect(i18n.t('groups:members', { count })).toBe(shown.replace('次閱讀', '位成員'))
})

test('a number that one acts on is exact', () => {
  expect(i18n.t('posts:count', { count: 1_000 })).toBe('1000 則紀錄')
})
