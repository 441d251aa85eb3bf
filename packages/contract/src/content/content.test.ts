import { describe, expect, test } from 'vitest'
import { fieldRules } from '../testing/field-rules.ts'
import { contentDocument } from './content.ts'
import {
  type ContentBlock,
  type ContentDocument,
  contentLength,
  emptyDocument,
  mentionedIds,
  plainText,
} from './document.ts'
import { contentExcess } from './excess.ts'
import { contentLimits } from './limits.ts'

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...content: ContentBlock[]): ContentDocument => ({ type: 'doc', content })
const documentWith = (...content: unknown[]) => ({ type: 'doc', content })
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

describe('the length of a document', () => {
  const lines = (count: number) => documentOf({ type: 'paragraph', content: Array(count).fill({ type: 'hardBreak' }) })
  const item = { type: 'listItem' as const, content: [paragraph('溶氧')] }

  test.each([
    ['nothing', emptyDocument, 0],
    ['a rare character', documentOf(paragraph('𠮷')), 1],
    ['a mention, with its mark', documentOf({ type: 'paragraph', content: [mention(1)] }), 4],
    ['no blanks at both ends', documentOf(paragraph('  水  質 ')), 4],
    ['no line breaks at both ends', lines(23), 0],
    ['line breaks', documentOf(paragraph('水'), lines(23).content[0] as ContentBlock, paragraph('質')), 27],
    ['no empty paragraphs at both ends', documentOf({ type: 'paragraph' }, paragraph('水'), { type: 'paragraph' }), 1],
    ['the ends of paragraphs', documentOf(paragraph('水'), { type: 'paragraph' }, paragraph('質')), 4],
    ['the ends of list items', documentOf({ type: 'bulletList', content: [item, item, item] }), 8],
  ])('counts %s', (_what, document, length) => {
    expect(contentLength(document)).toBe(length)
  })
})

describe('the limits of a document', () => {
  test('are 15000 characters, not one more', () => {
    expect(fieldRules(contentDocument, documentOf(paragraph('字'.repeat(contentLimits.characters))))).toEqual([])
    expect(fieldRules(contentDocument, documentOf(paragraph('字'.repeat(contentLimits.characters + 1))))).toEqual([
      'too_long',
    ])
  })

  test('count what cannot be seen between what can be, and not at its ends', () => {
    const text = '字'.repeat(contentLimits.characters - 2)
    const empty: ContentBlock = { type: 'paragraph' }
    expect(fieldRules(contentDocument, documentOf(paragraph(text), paragraph('字')))).toEqual([])
    expect(fieldRules(contentDocument, documentOf(paragraph(text), empty, paragraph('字')))).toEqual(['too_long'])
    const whole = '字'.repeat(contentLimits.characters)
    for (const behind of [' ', ' '.repeat(contentLimits.characters), '\u3000\n\t', '\u00a0'])
      expect(fieldRules(contentDocument, documentOf(empty, paragraph(`${behind}${whole}${behind}`), empty))).toEqual([])
    const rare = paragraph(`${'𠮷'.repeat(contentLimits.characters)} `)
    expect(fieldRules(contentDocument, documentOf(rare))).toEqual([])
  })

  test('are 50 people mentioned, not one more', () => {
    const mentioning = (count: number) =>
      documentOf({ type: 'paragraph', content: Array.from({ length: count }, (_, number) => mention(number)) })
    expect(fieldRules(contentDocument, mentioning(contentLimits.mentions))).toEqual([])
    expect(fieldRules(contentDocument, mentioning(contentLimits.mentions + 1))).toEqual(['too_many'])
  })
})

describe('the form of a document', () => {
  const tableOf = (rows: number, columns: number, content: unknown[] = [paragraph('水')]) => ({
    type: 'table',
    content: Array(rows).fill({ type: 'tableRow', content: Array(columns).fill({ type: 'tableCell', content }) }),
  })
  const breaks = (count: number) => ({ type: 'paragraph', content: Array(count).fill({ type: 'hardBreak' }) })

  test('has a node for every two characters, not one more', () => {
    const full = documentWith(breaks(3_749), breaks(3_749))
    expect(fieldRules(contentDocument, full)).toEqual([])
    const more = documentWith(breaks(3_749), breaks(3_750))
    expect(contentDocument.safeParse(more).error?.issues).toMatchObject([
      { path: [], params: { rule: 'too_complex', limit: contentLimits.nodes } },
    ])
  })

  test.each([
    ['2,000 blocks', contentLimits.blocks, 'too_many_blocks', (count: number) => Array(count).fill(paragraph('水'))],
    [
      '500 items in a list',
      contentLimits.parts,
      'too_many_blocks',
      (count: number) => [
        { type: 'bulletList', content: Array(count).fill({ type: 'listItem', content: [paragraph('水')] }) },
      ],
    ],
    [
      '500 blocks in a quote',
      contentLimits.parts,
      'too_many_blocks',
      (count: number) => [{ type: 'blockquote', content: Array(count).fill(paragraph('水')) }],
    ],
    [
      '20 paragraphs in a cell',
      contentLimits.table.paragraphs,
      'too_many_blocks',
      (count: number) => [tableOf(1, 1, Array(count).fill(paragraph('水')))],
    ],
    ['30 rows in a table', contentLimits.table.rows, 'table_rows', (count: number) => [tableOf(count, 1)]],
    ['6 columns in a table', contentLimits.table.columns, 'table_columns', (count: number) => [tableOf(1, count)]],
  ] as const)('has at most %s, and says so of one more', (_, limit, rule, blocks) => {
    expect(fieldRules(contentDocument, documentWith(...blocks(limit)))).toEqual([])
    expect(contentExcess(documentWith(...blocks(limit + 1)))).toEqual({ rule, limit })
    expect(contentDocument.safeParse(documentWith(...blocks(limit + 1))).error?.issues).toMatchObject([
      { path: [], params: { rule, limit } },
    ])
  })

  test('does not weigh a megabyte', () => {
    expect(fieldRules(contentDocument, documentWith(...Array(1_990).fill(breaks(23))))).toEqual(['too_complex'])
    const href = `https://example.test/${'x'.repeat(1_900)}`
    const linked = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }
    expect(fieldRules(contentDocument, documentWith({ type: 'paragraph', content: Array(120).fill(linked) }))).toEqual(
      [],
    )
    expect(fieldRules(contentDocument, documentWith({ type: 'paragraph', content: Array(130).fill(linked) }))).toEqual([
      'too_complex',
    ])
  })

  test('is looked at before what it says, however deep it goes', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep]
    expect(contentExcess(deep)).toEqual({ rule: 'too_complex', limit: contentLimits.depth })
    expect(fieldRules(contentDocument, deep)).toEqual(['too_complex'])
  })

  test('holds the longest text with all that belongs to it', () => {
    const bold = { type: 'text', text: '重點是上游比下游清', marks: [{ type: 'bold' }] }
    const plain = { type: 'text', text: '，我們量了三個點的溶氧、濁度和酸鹼值。' }
    const rich = documentWith(...Array(510).fill({ type: 'paragraph', content: [bold, plain] }))
    expect(contentLength(rich as ContentDocument)).toBeGreaterThan(14_000)
    expect(fieldRules(contentDocument, rich)).toEqual([])
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

describe('what a paste brings that is no character', () => {
  const breakOf = { type: 'hardBreak' as const }
  const words = (...texts: (string | typeof breakOf)[]) => ({
    type: 'paragraph',
    content: texts.map((text) => (typeof text === 'string' ? { type: 'text', text } : text)),
  })
  const kept = (...content: unknown[]) => contentDocument.parse(documentWith(...content)).content

  test.each([
    ['第一行\u000b第二行', ['第一行', breakOf, '第二行']],
    ['重點\u000c說明', ['重點', breakOf, '說明']],
    ['\u000b一\u2028', [breakOf, '一', breakOf]],
    ['a\u0000b\u0007\u007f\u0085\u009fc\ud800', ['abc']],
    ['一\n二\t三', ['一\n二\t三']],
    ['\u0000', []],
  ])('%j stops nothing', (typed, texts) => {
    expect(kept(words(typed))).toEqual([words(...texts)])
    const quote = (block: unknown) => ({ type: 'blockquote', content: [block] })
    expect(kept(quote(words(typed)))).toEqual([quote(words(...texts))])
  })

  test('leaves marks on both sides of a line break', () => {
    const bold = [{ type: 'bold' }]
    const typed = { type: 'paragraph', content: [{ type: 'text', text: '一\u000b二', marks: bold }] }
    expect(kept(typed)).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '一', marks: bold }, breakOf, { type: 'text', text: '二', marks: bold }],
      },
    ])
  })

  test('is a line break in code, and a blank in what has one line', () => {
    const code = (text: string) => ({ type: 'codeBlock', content: [{ type: 'text', text }] })
    expect(kept(code('a\u000bb\u0000'))).toEqual([code('a\nb')])
    const footnote = (text: string) => ({ type: 'paragraph', content: [{ type: 'footnote', attrs: { text } }] })
    expect(kept(footnote('第三章\u000b第二節\u0000'))).toEqual([footnote('第三章 第二節')])
    const named = (label: string) => ({
      type: 'paragraph',
      content: [{ ...mention(1), attrs: { ...mention(1).attrs, label } }],
    })
    expect(kept(named('小\u0000雨'))).toEqual([named('小雨')])
    const linked = (href: string) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    })
    expect(kept(linked('https://example.test/\u0000a'))).toEqual([linked('https://example.test/a')])
  })

  test('counts as nodes where it breaks lines', () => {
    const breaking = (count: number) => documentWith(words(`水${'\u000b'.repeat(count)}`))
    expect(fieldRules(contentDocument, breaking(4_000))).toEqual([])
    expect(fieldRules(contentDocument, breaking(7_500))).toEqual(['too_complex'])
  })
})

describe('what stands in a text beside words', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({ type, content: [paragraph(text)] })
  const table = (rows: number, columns: number) => ({
    type: 'table',
    content: Array.from({ length: rows }, (_, row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) =>
        cell(row === 0 ? 'tableHeader' : 'tableCell', `${row}${column}`),
      ),
    })),
  })
  const formula = (latex: string) => ({ type: 'paragraph', content: [{ type: 'formula', attrs: { latex } }] })
  const footnote = (text: string) => ({ type: 'paragraph', content: [{ type: 'footnote', attrs: { text } }] })
  const code = { type: 'codeBlock', content: [{ type: 'text', text: 'a = 1\nb = 2' }] }
  const isHeld = (...content: unknown[]) => contentDocument.safeParse(documentWith(...content)).success
  const { columns, rows } = contentLimits.table

  test('are tables of 6 columns and 30 rows, and no larger', () => {
    expect(isHeld(table(rows, columns))).toBe(true)
    expect(isHeld(table(rows + 1, columns))).toBe(false)
    expect(isHeld(table(rows, columns + 1))).toBe(false)
  })

  test('and no table with a hole, nor one in another', () => {
    const [first, second] = table(2, 3).content
    expect(isHeld({ type: 'table', content: [first, { ...second, content: second?.content.slice(1) }] })).toBe(false)
    const around = { type: 'tableRow', content: [{ type: 'tableCell', content: [table(1, 1)] }] }
    expect(isHeld({ type: 'table', content: [around] })).toBe(false)
  })

  test('are lists that go on from a number, up to 9999', () => {
    const item = { type: 'listItem' as const, content: [paragraph('濾水')] }
    const from = (start: number) => documentOf({ type: 'orderedList', attrs: { start }, content: [item] })
    for (const start of [0, 3, contentLimits.listStart]) {
      expect(contentDocument.parse(from(start))).toEqual(from(start))
    }
    for (const start of [-1, 1.5, contentLimits.listStart + 1]) {
      expect(fieldRules(contentDocument, from(start)), String(start)).toEqual(['invalid'])
    }
  })

  test('formulas and footnotes to their length, in one line', () => {
    for (const [make, most] of [
      [formula, contentLimits.formula],
      [footnote, contentLimits.footnote],
    ] as const) {
      expect(isHeld(make('x'.repeat(most)))).toBe(true)
      expect(isHeld(make('x'.repeat(most + 1)))).toBe(false)
      expect(isHeld(make(' '))).toBe(false)
      expect(isHeld(make('x\ny'))).toBe(false)
    }
  })

  test('code without marks', () => {
    expect(isHeld(code)).toBe(true)
    const bold = { type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }
    expect(contentDocument.parse(documentWith(bold))).toEqual(
      documentWith({ type: 'codeBlock', content: [{ type: 'text', text: 'x' }] }),
    )
  })

  test('are found by their words', () => {
    const words = plainText(
      contentDocument.parse(documentWith(table(2, 2), formula('E = mc^2'), footnote('第三章'), code)),
    )
    expect(words).toBe('00\t01\n10\t11\nE = mc^2\n（第三章）\na = 1\nb = 2')
  })

  test('name nobody, and people are named in tables too', () => {
    const id = '00000000-0000-7000-8000-000000000001'
    const named = { type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: '小安' } }] }
    const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [named] }] }
    expect(mentionedIds(contentDocument.parse(documentWith({ type: 'table', content: [row] }, formula('x'))))).toEqual([
      id,
    ])
  })
})
