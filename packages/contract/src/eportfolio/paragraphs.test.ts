import { describe, expect, it } from 'vitest'
import type { ContentBlock, ContentInline } from '../content/document.ts'
import { ePortfolioLimits } from './limits.ts'
import { documentOfParagraphs, paragraphsOfDocument } from './paragraphs.ts'

const words = (text: string, ...marks: ('bold' | 'italic')[]): ContentInline =>
  marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks: marks.map((type) => ({ type })) }
const line = (...content: ContentInline[]): ContentBlock => ({ type: 'paragraph', content })
const list = (...items: ContentBlock[]): ContentBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
})
const piecesOf = (...content: ContentBlock[]) => paragraphsOfDocument({ type: 'doc', content })

describe('a rich text in a document', () => {
  it('is words alone where it has no form, a paragraph a line', () => {
    const twoLines = line(words('第一行'), { type: 'hardBreak' }, words('第二行'))
    expect(piecesOf(twoLines, { type: 'paragraph' }, line(words('  ')))).toEqual([
      { text: '第一行' },
      { text: '第二行' },
    ])
  })

  it('keeps headings, lists and quotes whole', () => {
    const heading: ContentBlock = { type: 'heading', attrs: { level: 2 }, content: [words('發現')] }
    const items = list(line(words('上游')), line(words('下游')))
    const quote: ContentBlock = { type: 'blockquote', content: [line(words('他說'))] }
    expect(piecesOf(heading, items, quote)).toEqual([
      { text: '發現', block: heading },
      { text: '上游\n下游', block: items },
      { text: '他說', block: quote },
    ])
  })

  it('keeps bold words where a line is cut', () => {
    const most = ePortfolioLimits.paragraph
    const [first, second, ...others] = piecesOf(line(words('字'.repeat(most)), words('重點', 'bold')))
    expect(first).toEqual({ text: '字'.repeat(most) })
    expect(second).toEqual({ text: '重點', block: line(words('重點', 'bold')) })
    expect(others).toEqual([])
  })

  it('keeps the marks of a line without the blanks around it', () => {
    const [piece] = piecesOf(line(words('  '), words(' 重點 ', 'bold')))
    expect(piece).toEqual({ text: '重點', block: line(words('重點', 'bold')) })
  })

  it('names who is mentioned in plain words', () => {
    const mention: ContentInline = {
      type: 'mention',
      attrs: { id: '019a0000-0000-7000-8000-000000000001', label: '陳老師' },
    }
    expect(piecesOf(line(words('謝謝'), mention))).toEqual([{ text: '謝謝陳老師' }])
    expect(JSON.stringify(piecesOf(list(line(mention))))).not.toContain('mention')
  })

  it('goes to the editor and comes back as it was', () => {
    const pieces = piecesOf(
      line(words('平常')),
      line(words('粗', 'bold')),
      list(line(words('一')), list(line(words('二')))),
    )
    expect(paragraphsOfDocument(documentOfParagraphs(pieces))).toEqual(pieces)
  })
})
