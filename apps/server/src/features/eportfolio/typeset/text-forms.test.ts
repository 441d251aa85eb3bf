import type { ContentBlock } from '@learntrail/contract/content/document'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { fontsOf, linksOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { content, documentInput, part } from './document.fixture.ts'
import { makePdf } from './index.ts'
import { everyLook } from './press.fixture.ts'
import { formed, typicalDocuments } from './typical-documents.fixture.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(async () => {
  documents.rest()
  await site.close()
})

test.each(everyLook)('the form of a text in $template is printed, $orientation', async (pages) => {
  const { title, sections } = typicalDocuments().everyForm ?? { title: '', sections: {} }
  const of = content(sections, { ...pages, hasCover: false, hasContents: false }, { title })
  const { pdf } = await makePdf(site.platform, documentInput(of))
  const document = await PDFDocument.load(pdf)
  const shown = (await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')
  for (const words of [
    '怎麼做',
    '務必結伴',
    '一條河要從源頭看起',
    '溶氧（mg/L）',
    '岸邊有泡沫',
    '翰林版高一生物',
    '#三次取平均',
  ])
    expect(shown, words).toContain(words)
  expect(linksOf(document)).toContain('https://wq.moenv.gov.tw/')
  expect(
    fontsOf(document)
      .map(({ name }) => name)
      .join(),
  ).toContain('NewCMMath')
})

test('a list goes on from the number that it has', async () => {
  const list: ContentBlock = {
    type: 'orderedList',
    attrs: { start: 7 },
    content: ['量水溫', '量溶氧'].map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  }
  const of = content({ firstSpindle: [part('', [formed(list)])] }, { hasCover: false, hasContents: false })
  const { pdf } = await makePdf(site.platform, documentInput(of))
  expect((await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')).toMatch(/7\.量水溫8\.量溶氧/)
})

test('what a text has in its form is data and never Typst, however deep it goes', async () => {
  const hostile = '#panic("x") $ #read("/data.json") \\ `'
  const inner = (depth: number): ContentBlock =>
    depth === 0
      ? { type: 'paragraph', content: [{ type: 'text', text: hostile, marks: [{ type: 'bold' }, { type: 'italic' }] }] }
      : { type: 'bulletList', content: [{ type: 'listItem', content: [inner(depth - 1)] }] }
  const line: ContentBlock = {
    type: 'paragraph',
    content: [
      { type: 'formula', attrs: { latex: `\\text{${'#panic()'}}` } },
      { type: 'formula', attrs: { latex: `${'\\sqrt{'.repeat(12)}x${'}'.repeat(12)}` } },
      { type: 'formula', attrs: { latex: hostile } },
      { type: 'footnote', attrs: { text: hostile } },
    ],
  }
  const code: ContentBlock = { type: 'codeBlock', content: [{ type: 'text', text: hostile }] }
  const of = content({ firstSpindle: [part('', [inner(6), line, code].map(formed))] }, { hasCover: false })
  const { pdf } = await makePdf(site.platform, documentInput(of))
  expect((await textOfPdf(pdf, 20_000)).replace(/\s+/g, '')).toContain('#panic("x")')
})
