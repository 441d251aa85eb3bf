import { expect, test } from 'vitest'
import { askedParts } from './asked.ts'
import { needsGuardian, partsAsked } from './parts-asked.ts'

const child = { birthYear: 2012, year: 2026, takesIdImages: false }

test('a prize that is collected at school asks for nothing, whatever was chosen', () => {
  expect(partsAsked({ way: 'atSchool', asks: askedParts }, { ...child, takesIdImages: true })).toEqual([])
})

test('a prize asks for what was chosen for it and nothing else, in the order of the form', () => {
  expect(partsAsked({ way: 'posted', asks: ['phone', 'recipient', 'address'] }, child)).toEqual([
    'recipient',
    'address',
    'phone',
  ])
  expect(partsAsked({ way: 'code', asks: [] }, child)).toEqual([])
})

test('no prize asks for images of an identity card while they are switched off for the service', () => {
  const prize = { way: 'posted', asks: ['recipient', 'idImages'] } as const
  expect(partsAsked(prize, child)).toEqual(['recipient'])
  expect(partsAsked(prize, { ...child, takesIdImages: true })).toEqual(['recipient', 'idImages'])
})

test('a guardian is asked for whoever may still be 19, and whoever has not said how old they are', () => {
  expect(needsGuardian(2007, 2026)).toBe(true)
  expect(needsGuardian(2006, 2026)).toBe(true)
  expect(needsGuardian(2005, 2026)).toBe(false)
  expect(needsGuardian(null, 2026)).toBe(true)
})

test('somebody of age is not asked for a guardian', () => {
  const prize = { way: 'posted', asks: ['address', 'guardian'] } as const
  expect(partsAsked(prize, { ...child, birthYear: 2005 })).toEqual(['address'])
  expect(partsAsked(prize, child)).toEqual(['address', 'guardian'])
})
