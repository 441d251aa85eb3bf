import { expect, test } from 'vitest'
import { backupName, isBackupName, isHalfBackup, superfluous } from './backup-names.rules.ts'

test('a backup is called by its moment, so that names are in the order of time', () => {
  expect(backupName(new Date('2026-11-27T19:30:05.999Z'))).toBe('learntrail-20261127-193005')
  expect(isBackupName('learntrail-20261127-193005')).toBe(true)
})

test.each(['by-hand', 'learntrail-20261127-193005.unfinished', 'learntrail-2026', 'learntrail-20261127-193005x'])(
  'what is called %s is none of ours',
  (name) => expect(isBackupName(name)).toBe(false),
)

test('what was broken off is told apart from what people put there', () => {
  expect(isHalfBackup('learntrail-20261127-193005.unfinished')).toBe(true)
  expect(isHalfBackup('learntrail-20261127-193005.removing')).toBe(true)
  expect(isHalfBackup('mine.unfinished')).toBe(false)
})

const nights = ['20', '21', '22', '23'].map((day) => `learntrail-202611${day}-193000`)
const [first = '', second = '', third = '', fourth = ''] = nights

test('those behind the newest good ones go, good or bad', () => {
  expect(superfluous(nights, () => true, 2)).toEqual([second, first])
  expect(superfluous(nights, (name) => name !== third, 2)).toEqual([first])
})

test('none goes while there are not enough good ones', () => {
  expect(superfluous(nights, (name) => name === first, 2)).toEqual([])
  expect(superfluous(nights, () => false, 1)).toEqual([])
  expect(superfluous([fourth], () => true, 1)).toEqual([])
})

test('what others put there stays', () => {
  expect(superfluous([...nights, 'by-hand', 'lost+found'], () => true, 4)).toEqual([])
})
