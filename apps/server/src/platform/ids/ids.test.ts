import { expect, test } from 'vitest'
import { firstIdOf, newId } from './ids.ts'

test('ids are UUIDs of version 7 that carry their time', () => {
  const id = newId(Date.parse('2026-11-20T02:00:00Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T02:00:00Z'))
})

test('ids of one moment are different and sort in the order they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(1_700_000_000_000))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('they do so also when ids of other moments are made in between', () => {
  const ids = Array.from({ length: 100 }, (_, index) => {
    newId(1_700_000_000_100 + (index % 7))
    return newId(1_700_000_000_050)
  })
  expect(ids.toSorted()).toEqual(ids)
})

test('of a moment on, all are made after its first, and none before', () => {
  const first = firstIdOf(new Date(1_700_000_000_050))
  expect(newId(1_700_000_000_050) > first).toBe(true)
  expect(newId(1_700_000_000_049) < first).toBe(true)
})
