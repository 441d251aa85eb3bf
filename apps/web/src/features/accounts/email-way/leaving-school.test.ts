import { expect, test } from 'vitest'
import { isLastTerm, isLeavingWithNothing } from './leaving-school.rules.ts'

const may = new Date('2027-05-20T00:00:00Z')
const tanet = { hasPassword: false, identities: [{ provider: 'tanet' as const }], passkeys: [] }

test('the last term of a school is May to July, in Taipei', () => {
  const first = new Date('2027-04-30T16:00:00Z')
  const last = new Date('2027-07-31T15:59:59Z')
  expect([isLastTerm('high_3', first), isLastTerm('high_3', last)]).toEqual([true, true])
  expect(isLastTerm('high_3', new Date(first.getTime() - 1))).toBe(false)
  expect(isLastTerm('high_3', new Date(last.getTime() + 1_000))).toBe(false)
})

test('only the last grade of a school leaves it', () => {
  expect(isLastTerm('primary_6', may)).toBe(true)
  expect(isLastTerm('university_4', may)).toBe(true)
  expect(isLastTerm('high_2', may)).toBe(false)
  expect(isLastTerm(null, may)).toBe(false)
})

test('who has another way in than the school’s loses nothing', () => {
  expect(isLeavingWithNothing(tanet, 'high_3', may)).toBe(true)
  expect(isLeavingWithNothing({ ...tanet, hasPassword: true }, 'high_3', may)).toBe(false)
  expect(isLeavingWithNothing({ ...tanet, passkeys: [{}] }, 'high_3', may)).toBe(false)
  const google = { provider: 'google' as const }
  expect(isLeavingWithNothing({ ...tanet, identities: [...tanet.identities, google] }, 'high_3', may)).toBe(false)
})
