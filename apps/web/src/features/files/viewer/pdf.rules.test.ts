import { describe, expect, it } from 'vitest'
import { pageWidthIn, sharpness } from './pdf.rules.ts'

describe('a page of a PDF', () => {
  it.each([
    [1280, 850],
    [1062, 849],
    [768, 614],
    [390, 374],
  ])('on a stage of %i pixels is %i wide', (stage, width) => expect(pageWidthIn(stage)).toBe(width))

  it('is as sharp as the screen until there would be too much to draw', () => {
    expect(sharpness(850, 1_200, 2)).toBe(2)
    const most = sharpness(2_550, 3_600, 3)
    expect(2_550 * 3_600 * most ** 2).toBeCloseTo(16_000_000)
  })

  it.each([
    // A web page printed as a single page of 600 × 200,000 points.
    [850, 283_333],
    [283_333, 850],
    [100, 16_001],
  ])('of %i × %i pixels is drawn so coarsely that a browser can', (width, height) => {
    const sharp = sharpness(width, height, 2)
    expect(sharp).toBeGreaterThan(0)
    expect(Math.max(width, height) * sharp).toBeLessThanOrEqual(16_000)
  })
})
