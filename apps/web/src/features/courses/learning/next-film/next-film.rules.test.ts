import { expect, test } from 'vitest'
import { aCourse, unitIds } from '../../courses.fixture.ts'
import { hasFilmsToGoOn, isHeldBack, unitAfter } from './next-film.rules.ts'

const { chapters } = aCourse()
const [first, second, third] = unitIds

test('the next unit is the one after it, in the next chapter as well, and none after the last', () => {
  expect([first, second, third].map((id) => unitAfter(chapters, id)?.id)).toEqual([second, third, undefined])
  expect(unitAfter(chapters, 'gone')).toBeNull()
})

test('there is something to go on from only where there is a film, and something after it', () => {
  const only = chapters.map(({ units, ...chapter }) => ({ ...chapter, units: units.filter(({ id }) => id === second) }))
  const texts = chapters.map(({ units, ...chapter }) => ({
    ...chapter,
    units: units.filter(({ id }) => id !== second),
  }))
  expect([chapters, only, texts, []].map(hasFilmsToGoOn)).toEqual([true, false, false, false])
})

const still = { isWriting: false, hasDialog: false, isHidden: false, isSilent: false }
test.each([
  [{}, false],
  [{ isWriting: true }, true],
  [{ hasDialog: true }, true],
  [{ isHidden: true }, false],
  [{ isSilent: true }, false],
  [{ isHidden: true, isSilent: true }, true],
])('with %o it is held back: %s', (change, isHeld) => {
  expect(isHeldBack({ ...still, ...change })).toBe(isHeld)
})
