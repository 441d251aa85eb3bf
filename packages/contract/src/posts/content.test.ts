import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { fieldRules } from '../testing/field-rules.ts'
import { type ContentBlock, type ContentDocument, contentDocument, mentionedIds, plainText } from './content.ts'

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...content: ContentBlock[]): ContentDocument => ({ type: 'doc', content })
const person = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const mention = (number: number) => ({
  type: 'mention' as const,
  attrs: { id: person(number), label: `同學${number}` },
})

describe('the plain text of a document', () => {
  test('has a line for each paragraph, heading, list item and quote', () => {
    const document = documentOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '水質' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '和' },
          mention(1),
          { type: 'text', text: '一起' },
          { type: 'hardBreak' },
          { type: 'text', text: '量的' },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph('溶氧')] },
          { type: 'listItem', content: [paragraph('濁度')] },
        ],
      },
      { type: 'blockquote', content: [paragraph('水是鏡子')] },
    )
    expect(plainText(document)).toBe('水質\n和@同學1一起\n量的\n溶氧\n濁度\n水是鏡子')
    expect(mentionedIds(document)).toEqual([person(1)])
  })

  test('names each mentioned person once, wherever they stand', () => {
    const item = { type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: [mention(2)] }] }
    const document = documentOf(
      { type: 'paragraph', content: [mention(1), mention(1)] },
      { type: 'blockquote', content: [{ type: 'orderedList', content: [item] }] },
    )
    expect(mentionedIds(document)).toEqual([person(1), person(2)])
  })
})

describe('the limits of a document', () => {
  test('are 15000 characters of plain text, not one more', () => {
    expect(fieldRules(contentDocument, documentOf(paragraph('字'.repeat(limits.postContent))))).toEqual([])
    expect(fieldRules(contentDocument, documentOf(paragraph('字'.repeat(limits.postContent + 1))))).toEqual([
      'too_long',
    ])
  })

  test('are 50 people mentioned, not one more', () => {
    const mentioning = (count: number) =>
      documentOf({ type: 'paragraph', content: Array.from({ length: count }, (_, number) => mention(number)) })
    expect(fieldRules(contentDocument, mentioning(limits.mentionsPerPost))).toEqual([])
    expect(fieldRules(contentDocument, mentioning(limits.mentionsPerPost + 1))).toEqual(['too_many'])
  })
})

describe('a document with anything else in it is refused', () => {
  const link = (href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  })
  const nested = (depth: number): unknown =>
    depth === 0 ? paragraph('x') : { type: 'blockquote', content: [nested(depth - 1)] }

  test.each([
    ['HTML', '<p>x</p>'],
    ['an unknown block', { type: 'doc', content: [{ type: 'script', content: [] }] }],
    ['an image', { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://example.test/x.png' } }] }],
    [
      'an unknown mark',
      {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'style' }] }] }],
      },
    ],
    ['a script in a link', { type: 'doc', content: [link('javascript:alert(1)')] }],
    ['data in a link', { type: 'doc', content: [link('data:text/html,x')] }],
    ['a heading of the page', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [] }] }],
    ['NUL', { type: 'doc', content: [paragraph('\u0000')] }],
    ['half of a surrogate pair', { type: 'doc', content: [paragraph('\ud800')] }],
    ['nesting without an end', { type: 'doc', content: [nested(50)] }],
  ])('%s', (_, value) => {
    expect(contentDocument.safeParse(value).success).toBe(false)
  })

  test('but quotes in quotes are fine, up to six deep', () => {
    expect(contentDocument.safeParse({ type: 'doc', content: [nested(6)] }).success).toBe(true)
    expect(contentDocument.safeParse({ type: 'doc', content: [nested(7)] }).success).toBe(false)
  })

  test('and attributes that we do not know are left out', () => {
    const styled = {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { style: 'color:red' }, content: [{ type: 'text', text: 'x' }] }],
    }
    expect(contentDocument.parse(styled)).toEqual(documentOf(paragraph('x')))
  })
})
