import { signatureLimits } from '@learntrail/contract/signature/limits'
import { signature } from '@learntrail/contract/signature/signature'
import { expect, test } from 'vitest'
import { beginLine, boxAround, countPoints, goOn, isFull, type Line, pathOf, pointIn } from './lines.rules.ts'

const { lines: mostLines, points: mostPoints, pointsOfLine } = signatureLimits
const isTaken = (lines: Line[]) => signature.safeParse({ lines }).success
/** Zigzags, so that no point is dropped as too near to the one before. */
const drawn = (lines: Line[], points: number) =>
  Array.from({ length: points }, (_, at) => at).reduce((so, at) => goOn(so, [at % 2 === 0 ? 500 : 100, 300]), lines)

test('what is drawn is measured by the width of its box, whatever size that has', () => {
  const box = { left: 10, top: 20, width: 500 }
  expect(pointIn(box, 260, 120)).toEqual([500, 200])
  expect(pointIn(box, 0, 0)).toEqual([0, 0])
  expect(pointIn(box, 9_000, 9_000)).toEqual([1_000, 1_000])
  expect(pointIn({ ...box, width: 0 }, 50, 50)).toEqual([0, 0])
})

test('a hand that rests adds nothing', () => {
  const lines = beginLine([], [100, 100])
  expect(goOn(goOn(lines, [101, 101]), [140, 100])).toEqual([
    [
      [100, 100],
      [140, 100],
    ],
  ])
  expect(goOn([], [1, 1])).toEqual([])
})

test('a line that is longer than the contract takes goes on as another', () => {
  const lines = drawn(beginLine([], [100, 300]), pointsOfLine)
  expect(lines.map((line) => line.length)).toEqual([pointsOfLine, 2])
  expect(isTaken(lines)).toBe(true)
})

test('no more is drawn than the contract takes, in points and in lines', () => {
  const long = drawn(beginLine([], [100, 300]), mostPoints + 50)
  expect(countPoints(long)).toBeLessThanOrEqual(mostPoints)
  expect(countPoints(long)).toBeGreaterThanOrEqual(mostPoints - 1)
  expect(isTaken(long)).toBe(true)
  const full = [...Array(mostLines + 5).keys()].reduce<Line[]>((so, at) => beginLine(so, [at, at]), [])
  expect(full).toHaveLength(mostLines)
  expect(isTaken(full)).toBe(true)
})

test('it says when it is full', () => {
  expect(isFull([[[1, 1]]])).toBe(false)
  expect(isFull([...Array(4)].map(() => Array<[number, number]>(pointsOfLine).fill([1, 1])))).toBe(true)
})

test('lines become a drawing that holds them all', () => {
  expect(pathOf([[1, 2]])).toBe('M1 2L1 2')
  expect(
    pathOf([
      [1, 2],
      [30, 40],
    ]),
  ).toBe('M1 2L30 40')
  expect(boxAround([[[100, 50]], [[300, 150]]])).toBe('80 30 240 140')
})
