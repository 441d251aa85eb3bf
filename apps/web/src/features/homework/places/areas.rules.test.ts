import { expect, test } from 'vitest'
import { areaOf } from './areas.rules.ts'

test('an area is the same whichever corner it is drawn from', () => {
  const one = areaOf({ x: 0.2, y: 0.8 }, { x: 0.6, y: 0.3 })
  expect(one).toEqual(areaOf({ x: 0.6, y: 0.3 }, { x: 0.2, y: 0.8 }))
  expect(one.x).toBeCloseTo(0.2, 3)
  expect(one.y).toBeCloseTo(0.3, 3)
  expect(one.width).toBeCloseTo(0.4, 3)
  expect(one.height).toBeCloseTo(0.5, 3)
})

test('a press is a point', () => {
  expect(areaOf({ x: 0.5, y: 0.5 }, { x: 0.503, y: 0.502 })).toEqual({ x: 0.5, y: 0.5, width: 0, height: 0 })
})

test('no area leaves the page, however it is drawn', () => {
  for (let step = 0; step < 500; step += 1) {
    const [a, b, c, d] = [Math.sin(step), Math.cos(step * 3), Math.sin(step * 7) + 0.7, Math.cos(step * 11) + 0.6]
    const { x, y, width, height } = areaOf({ x: a, y: b }, { x: c, y: d })
    expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(1)
    expect(y + height).toBeLessThanOrEqual(1)
  }
})
