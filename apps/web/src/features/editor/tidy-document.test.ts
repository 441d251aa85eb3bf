import { contentDocument } from '@learntrail/contract/content/content'
import { tidyDocument } from '@learntrail/contract/content/tidy'
import { describe, expect, it } from 'vitest'
import { hrefOf } from './href-of.ts'

describe('the document of the editor', () => {
  it('keeps what a record holds and leaves the attributes of the editor out', () => {
    const id = '019a0000-0000-7000-8000-000000000001'
    const link = { type: 'link', attrs: { href: 'https://example.com', target: '_blank', rel: 'x', class: null } }
    const tidy = tidyDocument({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '發現' }] },
        { type: 'paragraph', content: [{ type: 'text', text: '看這裡', marks: [link, { type: 'bold' }] }] },
        {
          type: 'paragraph',
          content: [{ type: 'mention', attrs: { id, label: '陳老師', mentionSuggestionChar: '@' } }],
        },
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
        },
      ],
    })
    expect(contentDocument.safeParse(tidy)).toMatchObject({ success: true, data: tidy })
    expect(tidy.content[1]).toEqual({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: '看這裡',
          marks: [{ type: 'link', attrs: { href: 'https://example.com' } }, { type: 'bold' }],
        },
      ],
    })
  })

  it('keeps the number that a list begins with, unless all lists begin with it or none may', () => {
    const list = (start: number) => ({
      type: 'orderedList',
      attrs: { start, type: null },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    })
    const tidy = tidyDocument({ type: 'doc', content: [3, 1, 0, 9_999, 10_000].map(list) })
    expect(tidy.content.map((block) => 'attrs' in block && block.attrs)).toEqual([
      { start: 3 },
      false,
      { start: 0 },
      { start: 9_999 },
      false,
    ])
    expect(contentDocument.safeParse(tidy)).toMatchObject({ success: true, data: tidy })
  })

  it('keeps tables, formulas, code and footnotes without what the editor notes about them', () => {
    const attrs = { colspan: 1, rowspan: 1, colwidth: null }
    const cell = (type: string, text: string) => ({
      type,
      attrs,
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })
    const tidy = tidyDocument({
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [cell('tableHeader', '溶氧'), cell('tableCell', '8.2')] }],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'formula', attrs: { latex: 'E = mc^2' } },
            { type: 'footnote', attrs: { text: '課本第三章' } },
          ],
        },
        { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'a = 1\nb = 2' }] },
      ],
    })
    expect(contentDocument.safeParse(tidy)).toMatchObject({ success: true, data: tidy })
    expect(JSON.stringify(tidy)).not.toMatch(/colspan|language/)
  })

  it('lets go of links that a record may not hold', () => {
    const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    const tidy = tidyDocument({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }],
    })
    expect(tidy.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }])
  })

  it('is empty when nothing is written', () => {
    expect(tidyDocument({ type: 'doc', content: [{ type: 'paragraph' }] }).content).toEqual([])
  })

  it.each([
    ['example.com', 'https://example.com'],
    ['http://example.com/a', 'http://example.com/a'],
    ['localhost:8080/x', 'https://localhost:8080/x'],
    ['rain@school.edu.tw', 'mailto:rain@school.edu.tw'],
    ['mailto:rain@school.edu.tw', 'mailto:rain@school.edu.tw'],
    ['javascript:alert(1)', null],
    ['ftp://example.com', null],
    ['two words', null],
    ['  ', null],
  ])('reads %j as %j', (typed, href) => expect(hrefOf(typed)).toBe(href))
})
