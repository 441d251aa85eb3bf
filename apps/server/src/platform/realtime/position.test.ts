import { expect, test } from 'vitest'
import { readPosition, writePosition } from './position.rules.ts'

test('a position is read as it was written', () => {
  const position = { seconds: 1_763_865_123, snapshot: '1234:1240:1234,1238' }
  expect(readPosition(writePosition(position))).toEqual(position)
  expect(readPosition('1.10:10:')).toEqual({ seconds: 1, snapshot: '10:10:' })
})

test.each([
  '',
  '12',
  '1.0:10:',
  '1.11:10:',
  '1.5:10:4',
  '1.5:10:10',
  '1.5:10:8,7',
  '1.5:10:7,',
  '-1.5:10:',
  `1.5:${'9'.repeat(20)}:`,
  "1.5:10:'; drop table accounts",
])('what no snapshot looks like is none: %s', (text) => {
  expect(readPosition(text)).toBeUndefined()
})
