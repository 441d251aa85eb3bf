import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { expect, test } from 'vitest'
import { kindOfType, roomOf } from './my-files.rules.ts'

test.each([
  [fileTypeFlags.image, 'image'],
  [fileTypeFlags.pdf | fileTypeFlags.uneditable, 'pdf'],
  [fileTypeFlags.other, 'other'],
  [fileTypeFlags.uneditable, 'other'],
] as const)('type %i is %s', (type, kind) => expect(kindOfType(type)).toBe(kind))

test('room is added up in all, by kind with the largest first, and of what nothing uses', () => {
  const { image, pdf, uneditable } = fileTypeFlags
  const rows = [
    { type: image, isUsed: true, count: 2, bytes: 300 },
    { type: image, isUsed: false, count: 1, bytes: 50 },
    { type: pdf, isUsed: true, count: 1, bytes: 1_000 },
    { type: pdf | uneditable, isUsed: false, count: 1, bytes: 7 },
  ]
  expect(roomOf(rows, 2_000)).toEqual({
    count: 5,
    bytes: 1_357,
    limit: 2_000,
    kinds: [
      { kind: 'pdf', count: 2, bytes: 1_007 },
      { kind: 'image', count: 3, bytes: 350 },
    ],
    unused: { count: 2, bytes: 57 },
  })
})

test('who has no files takes no room', () =>
  expect(roomOf([], null)).toEqual({ count: 0, bytes: 0, limit: null, kinds: [], unused: { count: 0, bytes: 0 } }))
