import { expect, test } from 'vitest'
import { mayDelete } from './messages.rules.ts'

test('a message is deleted for everyone for a day, and not a moment longer', () => {
  const said = new Date('2026-11-24T08:00:00Z')
  expect(mayDelete(said, new Date('2026-11-25T08:00:00.000Z'))).toBe(true)
  expect(mayDelete(said, new Date('2026-11-25T08:00:00.001Z'))).toBe(false)
})
