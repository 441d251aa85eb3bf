import { expect, test } from 'vitest'
import { JsonText } from '../../../platform/json/json-text.ts'
import { RememberedCards } from './cards.memory.ts'

const card = (version: string, text = '{}') => ({
  version,
  ownerId: 'owner',
  date: '2026-11-01',
  isPinned: false,
  hasParts: false,
  facts: new JsonText<never>(text),
})

test('a card is known by its version, and only as what was read of it', () => {
  const cards = new RememberedCards()
  cards.keep('cut', 'a', card('1-1'))
  expect(cards.find('cut', 'a', '1-1')?.ownerId).toBe('owner')
  expect(cards.find('cut', 'a', '2-1')).toBeUndefined()
  expect(cards.find('whole', 'a', '1-1')).toBeUndefined()
  cards.keep('cut', 'a', card('2-1'))
  expect(cards.find('cut', 'a', '1-1')).toBeUndefined()
  expect(cards.find('cut', 'a', '2-1')).toBeDefined()
})

test('as many are kept as fit in, those that were asked for last', () => {
  const ten = 'x'.repeat(10)
  const cards = new RememberedCards(30)
  for (const id of ['a', 'b', 'c']) cards.keep('cut', id, card('1', ten))
  cards.find('cut', 'a', '1')
  cards.keep('cut', 'd', card('1', ten))
  expect(['a', 'b', 'c', 'd'].filter((id) => cards.has('cut', id))).toEqual(['a', 'c', 'd'])
})

test('a card that is kept again takes its room once', () => {
  const ten = 'x'.repeat(10)
  const cards = new RememberedCards(30)
  for (const version of ['1', '2', '3', '4']) cards.keep('cut', 'a', card(version, ten))
  cards.keep('cut', 'b', card('1', ten))
  cards.keep('cut', 'c', card('1', ten))
  expect(['a', 'b', 'c'].every((id) => cards.has('cut', id))).toBe(true)
})

test('what is very long is not kept, and forgotten where it became so', () => {
  const cards = new RememberedCards()
  cards.keep('whole', 'a', card('1', 'x'.repeat(40_000)))
  expect(cards.has('whole', 'a')).toBe(true)
  cards.keep('whole', 'a', card('2', 'x'.repeat(40_001)))
  expect(cards.has('whole', 'a')).toBe(false)
})
