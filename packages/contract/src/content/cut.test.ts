import { describe, expect, test } from 'vitest'
import { contentDocument } from './content.ts'
import { cutContent } from './cut.ts'
import { type ContentBlock, type ContentDocument, emptyDocument, plainText } from './document.ts'
import { contentLimits } from './limits.ts'

const paragraph = (...texts: string[]): ContentBlock => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})
const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(text)] })
const documentOf = (...content: ContentBlock[]): ContentDocument => ({ type: 'doc', content })
const mention = { type: 'mention' as const, attrs: { id: '00000000-0000-7000-8000-000000000001', label: '小安' } }
const room = { characters: 10, lines: 3, json: 1_000 }

describe('what lists show of a document', () => {
  test('is all of it where that is not more than they show', () => {
    for (const document of [
      emptyDocument,
      documentOf(paragraph('字'.repeat(10))),
      documentOf(paragraph('一'), paragraph('二')),
    ])
      expect(cutContent(document, room)).toBe(undefined)
  })

  test('keeps headings, lists and marks', () => {
    const heading: ContentBlock = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '水質' }] }
    const list: ContentBlock = { type: 'bulletList', content: [item('溶氧'), item('濁度'), item('酸鹼值')] }
    const bold: ContentBlock = {
      type: 'paragraph',
      content: [{ type: 'text', text: '很清楚的結論', marks: [{ type: 'bold' }] }],
    }
    expect(cutContent(documentOf(heading, list), room)).toEqual(
      documentOf(heading, { type: 'bulletList', content: [item('溶氧'), item('濁度')] }),
    )
    expect(cutContent(documentOf(heading, bold, bold), room)?.content.slice(0, 2)).toEqual([heading, bold])
  })

  test('ends between two characters, never in one', () => {
    expect(cutContent(documentOf(paragraph('𠮷'.repeat(11))), room)).toEqual(documentOf(paragraph('𠮷'.repeat(10))))
    expect(cutContent(documentOf(paragraph('十個字十個字十個字十', '後面')), room)).toEqual(
      documentOf(paragraph('十個字十個字十個字十')),
    )
  })

  test('has a mention whole or not at all', () => {
    const mentioning = (text: string): ContentDocument =>
      documentOf({ type: 'paragraph', content: [{ type: 'text', text }, mention, { type: 'text', text: '一起' }] })
    expect(plainText(cutContent(mentioning('七個字七個字七'), room) ?? emptyDocument)).toBe('七個字七個字七@小安')
    expect(plainText(cutContent(mentioning('八個字八個字八個'), room) ?? emptyDocument)).toBe('八個字八個字八個')
  })

  test('has as many lines as lists show, by paragraphs and by breaks', () => {
    expect(cutContent(documentOf(...Array(4).fill(paragraph('行'))), room)?.content).toHaveLength(3)
    const breaks = documentOf({ type: 'paragraph', content: Array(40).fill({ type: 'hardBreak' }) })
    expect(cutContent(breaks, room)?.content[0]?.content).toHaveLength(2)
  })

  test('weighs little, whatever stands around the characters', () => {
    const href = `https://example.test/${'x'.repeat(1_900)}`
    const linked = documentOf({
      type: 'paragraph',
      content: Array(100).fill({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }),
    })
    const cut = cutContent(linked)
    expect(cut?.content[0]?.content).toHaveLength(3)
    expect(JSON.stringify(cut).length).toBeLessThan(2 * contentLimits.cut.json)
  })

  test('is a document itself', () => {
    const nested: ContentBlock = {
      type: 'blockquote',
      content: [{ type: 'orderedList', content: Array(30).fill(item('量了三個點的溶氧、濁度和酸鹼值')) }],
    }
    for (const most of [undefined, room, { ...room, json: 90 }, { ...room, lines: 0 }]) {
      const cut = cutContent(documentOf(nested), most)
      expect(contentDocument.parse(cut)).toEqual(cut)
    }
  })

  test('keeps whole rows of a table, whole lines of code, and no half formula', () => {
    const row = (text: string) => ({
      type: 'tableRow' as const,
      content: [{ type: 'tableCell' as const, content: [paragraph(text)] }],
    })
    const table = (...texts: string[]): ContentBlock => ({ type: 'table', content: texts.map(row) })
    expect(cutContent(documentOf(table('一', '二', '三', '四')), room)).toEqual(documentOf(table('一', '二', '三')))
    expect(cutContent(documentOf(table('🌊'.repeat(room.characters))), room)).toBeUndefined()
    const code = (text: string): ContentBlock => ({ type: 'codeBlock', content: [{ type: 'text', text }] })
    expect(cutContent(documentOf(code('a\nb\nc\nd')), room)).toEqual(documentOf(code('a\nb\nc')))
    const formula: ContentBlock = {
      type: 'paragraph',
      content: [{ type: 'formula', attrs: { latex: 'x'.repeat(11) } }],
    }
    expect(cutContent(documentOf(paragraph('前'), formula), room)).toEqual(documentOf(paragraph('前')))
  })
})
