import { expect, test } from 'vitest'
import { afterSave, judgeSave } from './saves.rules.ts'

const current = { version: 4, writer: 'a', writerSave: 7, writerBase: 2 }

test('a save on the newest version is applied, whoever makes it', () => {
  expect(judgeSave(current, { version: 4, writer: 'a', save: 8 })).toBe('apply')
  expect(judgeSave(current, { version: 4, writer: 'b', save: 1 })).toBe('apply')
})
test('a save on an older version is a conflict when somebody else saved since', () => {
  expect(judgeSave(current, { version: 3, writer: 'b', save: 1 })).toBe('conflict')
  expect(judgeSave(current, { version: 1, writer: 'a', save: 8 })).toBe('conflict')
})
test('a window whose answers were lost goes on from its own saves', () => {
  expect(judgeSave(current, { version: 2, writer: 'a', save: 8 })).toBe('apply')
})
test('a save that arrives twice, or after a later one of the same window, changes nothing', () => {
  expect(judgeSave(current, { version: 3, writer: 'a', save: 7 })).toBe('known')
  expect(judgeSave(current, { version: 4, writer: 'a', save: 6 })).toBe('known')
})
test('the saves of one window are one run; another window begins a new one', () => {
  expect(afterSave(current, { version: 4, writer: 'a', save: 8 })).toEqual({
    version: 5,
    writer: 'a',
    writerSave: 8,
    writerBase: 2,
  })
  expect(afterSave(current, { version: 4, writer: 'b', save: 1 })).toEqual({
    version: 5,
    writer: 'b',
    writerSave: 1,
    writerBase: 4,
  })
})
