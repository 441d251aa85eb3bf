import { type InkPoint, inkUnits, readPoints, type Stroke } from '@learntrail/contract/homework/ink'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { describe, expect, it } from 'vitest'
import { hasRoom, isTouched, pointOf, simplified, strokesOf, withoutStrokes, withStrokes } from './strokes.rules.ts'

const look = { color: 'red', width: 40 } as const
const point = (x: number, y: number, pressure = 7): InkPoint => ({ x, y, pressure })
const at = { fileId: 'f', page: 1 }
const stroke = (points = 'AAA'): Stroke => ({ ...look, points })

describe('a line', () => {
  it('is where the pointer was, in units of the page, and only a pen presses', () => {
    const sheet = { left: 100, top: 50, width: 500, height: 1_000 }
    const pressed = { clientX: 350, clientY: 300, pressure: 1 }
    expect(pointOf({ ...pressed, pointerType: 'pen' }, sheet)).toEqual(point(5_000, 5_000, 15))
    expect(pointOf({ ...pressed, pointerType: 'touch' }, sheet)).toEqual(point(5_000, 5_000))
    expect(pointOf({ ...pressed, clientX: 0, clientY: 2_000, pointerType: 'mouse' }, sheet)).toEqual(point(0, 20_000))
  })

  it('keeps the points that one would miss', () => {
    const straight = Array.from({ length: 50 }, (_, index) => point(index * 20, 100 + (index % 2)))
    expect(simplified(straight)).toEqual([straight[0], straight.at(-1)])
    const corner = [point(0, 0), point(100, 0), point(200, 0), point(200, 100), point(200, 200)]
    expect(simplified(corner)).toEqual([point(0, 0), point(200, 0), point(200, 200)])
    const pressed = [point(0, 0, 2), point(100, 0, 14), point(200, 0, 2)]
    expect(simplified(pressed)).toEqual(pressed)
  })

  it('that is long is several strokes, which hang together', () => {
    const line = Array.from({ length: 2_000 }, (_, index) => point(index % 2 === 0 ? 0 : inkUnits, index))
    const strokes = strokesOf(line, look)
    expect(strokes.every(({ points }) => points.length <= homeworkLimits.ink.stroke)).toBe(true)
    const parts = strokes.map(({ points }) => readPoints(points) ?? [])
    expect([...(parts[0] ?? []), ...parts.slice(1).flatMap((part) => part.slice(1))]).toEqual(line)
  })
})

describe('what is drawn', () => {
  it('has room up to its limits', () => {
    const { strokes, characters } = homeworkLimits.ink
    const many = withStrokes(
      [],
      at,
      Array.from({ length: strokes - 1 }, () => stroke()),
    )
    expect(hasRoom(many, at, [stroke()])).toBe(true)
    expect(hasRoom(many, at, [stroke(), stroke()])).toBe(false)
    const long = withStrokes([], at, [stroke('A'.repeat(characters - 3))])
    expect(hasRoom(long, at, [stroke()])).toBe(true)
    expect(hasRoom(long, at, [stroke('AAAA')])).toBe(false)
  })

  it('is erased where it is touched, and a page without strokes is none', () => {
    const [line] = strokesOf([point(0, 0), point(5_000, 0)], look) as [Stroke]
    expect(isTouched(line, point(2_500, 99))).toBe(true)
    expect(isTouched(line, point(2_500, 101))).toBe(false)
    const ink = withStrokes(withStrokes([], at, [line]), { ...at, page: 2 }, [stroke()])
    expect(withoutStrokes(ink, new Set([line]))).toEqual([{ ...at, page: 2, strokes: [stroke()] }])
  })
})
