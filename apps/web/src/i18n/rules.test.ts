import { expect, test } from 'vitest'
import en from './dictionaries/en/errors.ts'
import tw from './dictionaries/tw/errors.ts'

const sources = import.meta.glob<string>('../../../../packages/contract/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const named = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/(?:error|message|rule): '([a-z_]+)'/g)].map(([, rule = '']) => rule),
)

test('every rule that the contract names has a sentence in both languages', () => {
  const rules = [...new Set(named)]
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.filter((rule) => !(rule in tw.rules && rule in en.rules))).toEqual([])
})
