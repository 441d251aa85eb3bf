import { describe, expect, it } from 'vitest'
import { heldWithin, whole, zoomedAt } from './zoom.rules.ts'

describe('zooming', () => {
  it('stays between 1 and 5', () => {
    expect(zoomedAt(whole, 0.4)).toEqual(whole)
    expect(zoomedAt(whole, 5).scale).toBe(5)
    expect(zoomedAt(whole, 5.1).scale).toBe(5)
  })

  it('keeps what lies under the fingers', () => {
    const point = { x: 100, y: -50 }
    const view = zoomedAt(whole, 2, point)
    // The spot of the picture at the point is (point − offset) / scale, before and after.
    expect({ x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }).toEqual(point)
  })

  it('is whole again at 1, wherever it was moved', () => {
    expect(zoomedAt({ scale: 3, x: 200, y: 10 }, 1, { x: 5, y: 5 })).toEqual(whole)
  })
})

describe('moving', () => {
  const stage = { width: 400, height: 800 }
  const picture = { width: 400, height: 300 }

  it('ends at the edges of the picture', () => {
    expect(heldWithin({ scale: 2, x: 900, y: 900 }, stage, picture)).toEqual({ scale: 2, x: 200, y: 0 })
    expect(heldWithin({ scale: 4, x: -900, y: -900 }, stage, picture)).toEqual({ scale: 4, x: -600, y: -200 })
  })

  it('leaves alone what is within', () => {
    expect(heldWithin({ scale: 2, x: -30, y: 0 }, stage, picture)).toEqual({ scale: 2, x: -30, y: 0 })
  })
})
