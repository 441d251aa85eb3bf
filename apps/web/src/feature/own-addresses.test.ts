import { expect, test } from 'vitest'
import { ownAddressesIn } from './own-addresses.ts'

const here = 'https://learntrail.example'

test('addresses of this place are found in words, each once and in their order', () => {
  const texts = [
    `先看${here}/courses/7/learn?unit=3，再看 ${here}/courses/8。`,
    `${here}/courses/7/learn?unit=3 and https://elsewhere.example/courses/9 or http://learntrail.example/courses/10`,
  ]
  expect(ownAddressesIn(texts, here)).toEqual(['/courses/7/learn?unit=3', '/courses/8'])
  expect(ownAddressesIn(['', '沒有連結'], here)).toEqual([])
})

test('of very many, the first twenty are looked into', () => {
  const text = Array.from({ length: 21 }, (_, number) => `${here}/${number}`).join(' ')
  expect(ownAddressesIn([text], here)).toHaveLength(20)
})
