import { expect, test } from 'vitest'
import { pageDrawings } from './page-drawings.ts'

const drawing = `<svg class="typst-doc" viewBox="0 0 200 400" width="200pt" height="400pt">
    <path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 200 h 200 v -200 Z "/>
    <g>
        <g class="typst-text"><use xlink:href="#gA" x="10.123456789" y="0"/></g>
    </g>
    <path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 200 h 100 v -200 Z "/>
    <g transform="matrix(1 0 0 1 0 200)">
        <use xlink:href="#gB"/>
        <rect fill="url(#ref)"/>
        <image xlink:href="data:image/png;base64,AB.123456789"/>
    </g>
    <defs id="glyph">
        <symbol id="gA" overflow="visible">
            <path d="M 1 1"/>
        </symbol>
        <symbol id="gB" overflow="visible">
            <path d="M 2 2"/>
        </symbol>
    </defs>
    <defs id="gradients">
        <linearGradient id="run">
            <stop offset="0%"/>
        </linearGradient>
    </defs>
    <defs id="gradient-refs">
        <linearGradient id="ref" href="#run"/>
    </defs>
</svg>`

test('every page is a drawing of its own, as large as its paper', () => {
  const pages = pageDrawings(drawing)
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [200, 200],
    [100, 200],
  ])
  // The offset of a lower page is removed in its own drawing.
  expect(pages[1]?.svg()).not.toContain('matrix(1 0 0 1 0 200)')
})

test('a page has the shapes that it uses, and those that these use, and no others', () => {
  const [first, second] = pageDrawings(drawing)
  expect(first?.svg()).toContain('id="gA"')
  expect(first?.svg()).not.toContain('id="gB"')
  expect(second?.svg()).toContain('id="gB"')
  expect(second?.svg()).toContain('id="ref"')
  expect(second?.svg()).toContain('id="run"')
})

test('numbers are shortened, pictures are not touched', () => {
  const [first, second] = pageDrawings(drawing)
  expect(first?.svg()).toContain('x="10.123"')
  expect(second?.svg()).toContain('base64,AB.123456789')
})

test('no more pages than asked for', () => {
  expect(pageDrawings(drawing, 1)).toHaveLength(1)
})
