import { locales } from '@learntrail/contract/profiles/preferences'
import { expect, test } from 'vitest'
import { saidIn } from './said.fixture.ts'
import { unusedWords } from './unused-words.fixture.ts'

const said = { tw: saidIn('tw'), en: saidIn('en') }
const unused = locales.flatMap((locale) => unusedWords[locale].map((one) => ({ locale, ...one })))

test.each(unused)('$locale: $word is not said, but $instead', ({ locale, word, except = [] }) => {
  const found = said[locale].flatMap(({ key, text }) => (word.test(text) ? [key] : []))
  expect(found.filter((key) => !except.some((place) => key.startsWith(place)))).toEqual([])
  // An exception that matches nothing any more must be removed.
  expect(except.filter((place) => !found.some((key) => key.startsWith(place)))).toEqual([])
})

test.each(unused)('$locale: $word is found where it stands', ({ word, example }) => {
  expect(example).toMatch(word)
})
