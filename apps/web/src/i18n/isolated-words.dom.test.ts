import { expect, test } from 'vitest'
import { dotted } from '../ui/dotted.ts'
import { listed } from '../ui/listed.ts'
import { i18n, switchLocale } from './i18n.ts'

const turned = '\u202e反過來'
const apart = `\u2068${turned}\u2069`

test.each(['tw', 'en'] as const)('a name within a sentence turns nothing but itself around: %s', async (locale) => {
  await switchLocale(locale)
  const say = (name: string) => i18n.t('profiles:person.card', { name })
  expect(say('小雨')).not.toMatch(/[\u2066-\u2069]/)
  expect(say(turned)).toBe(say('小雨').replace('小雨', apart))
})

test('what is put in stays text, whatever it holds', () => {
  const name = '<b>&"$1 {{x}}'
  expect(i18n.t('profiles:person.card', { name })).toContain(name)
})

test('facts in a line and names in a list stand apart as well', () => {
  expect(dotted(['小雨', turned, null])).toBe(`小雨\u00a0· ${apart}`)
  expect(listed([turned, '小雨'])).toBe(`${apart}、小雨`)
})
