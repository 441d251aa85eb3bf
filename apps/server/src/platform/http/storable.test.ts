import { expect, test } from 'vitest'
import { unstorablePlace } from './storable.ts'

test('a text that the database cannot hold is found wherever it stands', () => {
  expect(unstorablePlace('a\0b')).toEqual([])
  expect(unstorablePlace({ filters: { tags: ['水', '\0'] } })).toEqual(['filters', 'tags', '1'])
  expect(unstorablePlace({ name: '半\ud83d' })).toEqual(['name'])
})

test('what can be stored is stored, whatever else it is', () => {
  expect(unstorablePlace({ name: '👍🏽 𠮷\n\t', count: 0, isPinned: false, date: null, ids: [], text: '' })).toBe(
    undefined,
  )
})
