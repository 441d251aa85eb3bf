import { describe, expect, test } from 'vitest'
import { fieldRules } from '../testing/field-rules.ts'
import { contentDocument, picturedDocument } from './content.ts'
import {
  changeInlines,
  contentLength,
  footnotesOf,
  type PicturedBlock,
  type PicturedDocument,
  picturesOf,
  plainText,
  renamePictures,
} from './document.ts'
import { contentLimits } from './limits.ts'
import { tidyPictured } from './tidy.ts'

const fileId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const picture = (text = '橋下的白鷺', number = 1) => ({
  type: 'picture' as const,
  attrs: { fileId: fileId(number), text },
})
const paragraph = (text: string): PicturedBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...content: PicturedBlock[]): PicturedDocument => ({ type: 'doc', content })
const unknown = (...content: unknown[]) => ({ type: 'doc', content })

describe('a text with pictures', () => {
  test('has them between its blocks, with what is said of them or nothing', () => {
    const document = documentOf(paragraph('站在橋上'), picture(), picture(''), paragraph('看水'))
    expect(picturedDocument.parse(document)).toEqual(document)
    expect(plainText(document)).toBe('站在橋上\n橋下的白鷺\n\n看水')
    expect(picturesOf(document).map(({ attrs }) => attrs.text)).toEqual(['橋下的白鷺', ''])
  })

  test('has twenty, not one more', () => {
    const many = (count: number) => documentOf(...Array.from({ length: count }, (_, number) => picture('', number)))
    expect(fieldRules(picturedDocument, many(contentLimits.pictures))).toEqual([])
    expect(fieldRules(picturedDocument, many(contentLimits.pictures + 1))).toEqual(['too_many_pictures'])
  })

  test('says of one as much as a line holds, not a character more', () => {
    const saying = (length: number) => documentOf(picture('鷺'.repeat(length)))
    expect(fieldRules(picturedDocument, saying(contentLimits.pictureText))).toEqual([])
    expect(fieldRules(picturedDocument, saying(contentLimits.pictureText + 1))).toEqual(['invalid'])
  })

  test('counts what is said of them as characters of the text', () => {
    const full = (more: string) => documentOf(paragraph('水'.repeat(contentLimits.characters - 2)), picture(more))
    expect(contentLength(full('鷺'))).toBe(contentLimits.characters)
    expect(fieldRules(picturedDocument, full('鷺'))).toEqual([])
    expect(fieldRules(picturedDocument, full('白鷺'))).toEqual(['too_long'])
  })

  test('breaks no line in what is said of one', () => {
    const broken = { type: 'picture', attrs: { fileId: fileId(1), text: '橋下\r\n白鷺' } }
    expect(picturesOf(picturedDocument.parse(unknown(broken)))[0]?.attrs.text).toBe('橋下 白鷺')
  })

  test.each([
    ['in a quote', { type: 'blockquote', content: [picture()] }],
    ['in a list', { type: 'bulletList', content: [{ type: 'listItem', content: [picture()] }] }],
    [
      'in a table',
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [picture()] }] }] },
    ],
    ['within a line', { type: 'paragraph', content: [picture()] }],
    ['of an address', { type: 'picture', attrs: { fileId: 'https://example.test/x.png', text: '' } }],
    ['without a file', { type: 'picture', attrs: { text: '' } }],
  ])('has none %s', (_, block) => {
    expect(picturedDocument.safeParse(unknown(block)).success).toBe(false)
  })

  test('stands nowhere else: records and all other texts have no pictures', () => {
    expect(contentDocument.safeParse(documentOf(picture())).success).toBe(false)
  })

  test('comes out of the editor without what is the editor’s own', () => {
    const json = { type: 'doc', content: [{ type: 'picture', attrs: { fileId: fileId(1), text: null, width: 3 } }] }
    expect(tidyPictured(json)).toEqual(documentOf(picture('')))
  })

  test('is the same when its words are changed, and without what has no file elsewhere', () => {
    const document = documentOf(paragraph('看水'), picture('鷺', 1), picture('鴨', 2))
    expect(document.content.map((block) => changeInlines(block, (node) => node))).toEqual(document.content)
    expect(footnotesOf(document)).toEqual([])
    const renamed = renamePictures(document, (id) => (id === fileId(1) ? fileId(9) : null))
    expect(renamed).toEqual(documentOf(paragraph('看水'), picture('鷺', 9)))
  })
})
