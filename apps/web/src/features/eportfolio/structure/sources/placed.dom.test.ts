import { expect, it } from 'vitest'
import { aText } from '../../export.fixture.ts'
import { isTextPlaced } from './placed.ts'

const paragraph = '我們沿著基隆河選了上、中、下游三個取樣點，各測一次。'

it('a paragraph is in use when it stands in the document, also edited', () => {
  const placed = { ...aText(paragraph), resourceId: 'post_a' }
  expect(isTextPlaced([placed], 'post_a', paragraph)).toBe(true)
  expect(isTextPlaced([{ ...placed, text: `${paragraph}後來又補了一句。` }], 'post_a', paragraph)).toBe(true)
  expect(isTextPlaced([{ ...placed, text: paragraph.slice(0, 20) }], 'post_a', paragraph)).toBe(true)
})

it('a paragraph is not in use when the same words come from elsewhere', () => {
  expect(isTextPlaced([aText(paragraph)], 'post_a', paragraph)).toBe(false)
  expect(isTextPlaced([{ ...aText(''), resourceId: 'post_a' }], 'post_a', paragraph)).toBe(false)
  expect(isTextPlaced([{ ...aText('別的段落'), resourceId: 'post_a' }], 'post_a', paragraph)).toBe(false)
})
