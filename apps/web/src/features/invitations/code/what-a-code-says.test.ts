import { expect, test } from 'vitest'
import { pathIn } from './what-a-code-says.ts'

const origin = 'https://learn.example.test'
const id = '019a0000-0000-7000-8000-000000000001'

test('a code of ours leads to its screen', () => {
  expect(pathIn(`${origin}/user/person/${id}`, origin)).toBe(`/user/person/${id}`)
  expect(pathIn(`${origin}/invitation/${id}`, origin)).toBe(`/invitation/${id}`)
  expect(pathIn(`${origin}/confirm/ABCD?x=1`, origin)).toBe('/confirm/ABCD?x=1')
})

test.each([
  ['words', '早餐店 50 元'],
  ['another address', `https://elsewhere.example/user/person/${id}`],
  ['another port', `${origin}:8443/user/person/${id}`],
  ['no screen of ours', `${origin}/api/v2/users/current`],
  ['a script', 'javascript:alert(1)'],
])('%s is foreign', (_, code) => expect(pathIn(code, origin)).toBeNull())
