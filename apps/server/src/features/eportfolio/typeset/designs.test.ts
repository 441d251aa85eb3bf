import { orientations, templates } from '@learntrail/contract/eportfolio/facts'
import { PDFDocument, PDFName } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fontsOf, wordsIn } from '../../../platform/documents/pdf-text.fixture.ts'
import { content, documentInput, part, words } from './document.fixture.ts'
import { makePdf } from './index.ts'
import { openPress, type Press, shownIn } from './press.fixture.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press.close())

/** In a millimetre. */
const points = 72 / 25.4

describe.each(templates)('the design %s', (template) => {
  test.each(orientations)('is a whole document, %s', async (orientation) => {
    const input = documentInput(
      press.written({ template, orientation, coverImageId: press.photos[1]?.id, introduction: '一條河' }),
      press.photos,
    )
    const { pdf, pages, leftOut, cover } = await makePdf(press.site.platform, input)
    expect(leftOut).toEqual([])
    expect(pages).toBeGreaterThan(1)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toBe('水的旅行')
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(document.catalog.has(PDFName.of('Outlines'))).toBe(true)
    expect(fontsOf(document).every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const { width, height } = document.getPage(0).getSize()
    expect(width > height).toBe(orientation === 'landscape')
    const shown = await shownIn(pdf)
    // Cover and sections in reading order.
    const inOrder = [
      '一條河',
      '國中時我常在基隆河邊騎車。',
      '我們選了三個取樣點。',
      '下游比較濁。',
      '謝謝組員。',
      'ABCD-2345-EFGH-6789',
    ]
    expect(inOrder.map((part) => shown.indexOf(part.replace(/\s/g, ''))).every((at) => at >= 0)).toBe(true)
    const places = inOrder.slice(1).map((part) => shown.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 640 })
  })
})

test.each(templates)('what was exported with the first edition of %s has its pages again', async (template) => {
  const of = content({ firstSpindle: [part('', [words('我們選了三個取樣點。')])] }, { template, hasCover: false })
  const { pdf } = await makePdf(press.site.platform, { ...documentInput(of), edition: 1 })
  const shown = await wordsIn(pdf)
  expect(shown.map(({ text }) => text).join('')).toContain('取樣點')
  // All designs of the first edition had one grid, with text 24 mm from the edge.
  const left = shown.find(({ text }) => text.startsWith('掃'))?.x ?? 0
  expect(left).toBeGreaterThan(24 * points)
  const ofText = Math.min(...shown.filter(({ text }) => text.startsWith('我')).map(({ x }) => x))
  expect(ofText - 24 * points).toBeCloseTo(['bold', 'works', 'minimal'].includes(template) ? 0 : 21, 0)
})
