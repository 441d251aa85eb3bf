import { plainText } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { expect, test } from 'vitest'
import { documentHtml } from '../../../../platform/content/content-html.rules.ts'
import { readPage, textsOf, titleOf } from './page-content.rules.ts'

const textOf = (html: string, title = '') => textsOf(readPage(html, title).blocks)?.[0]
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })

test('a page is what it says, without what runs or asks', () => {
  const html = `<html><head><title>x</title><style>p{}</style></head><body><script>alert(1)</script>
    <p onclick="alert(1)">水<b>裡</b>的<a href="https://example.org/">氧</a></p>
    <form><input value="9"></form><object data="x"></object><p><a href="javascript:alert(1)">別按</a></p></body></html>`
  expect(textOf(html)?.content).toEqual([
    paragraph(
      words('水'),
      words('裡', { type: 'bold' }),
      words('的'),
      words('氧', { type: 'link', attrs: { href: 'https://example.org/' } }),
    ),
    paragraph(words('別按')),
  ])
})

test('what is framed of another site is a link to it, by its name where it has one', () => {
  const link = (text: string, href: string) => paragraph(words(text, { type: 'link', attrs: { href } }))
  const html = `<p><iframe src="//films.example.org/7" title="河的一年"></iframe></p><div><iframe src="https://films.example.org/8"></iframe></div>
    <p><iframe src="javascript:alert(1)"></iframe></p>`
  expect(textOf(html)?.content).toEqual([
    link('河的一年', 'https://films.example.org/7'),
    link('https://films.example.org/8', 'https://films.example.org/8'),
  ])
})

test('a page is called what it calls itself', () => {
  expect(titleOf('<html><head><title> 站在 &amp; 橋上</title></head><body><title>x</title></body></html>')).toBe(
    '站在 & 橋上',
  )
  expect(titleOf('<p>沒有名稱</p>')).toBe('')
})

test('headings have two levels, and the name of the unit is not said twice', () => {
  const html = '<h1>站在橋上</h1><h3>看</h3><p>一</p><h5>聽</h5><p>二</p>'
  const levels = textOf(html, '站在橋上')?.content.flatMap((block) => ('attrs' in block ? [block.attrs] : []))
  expect(levels).toEqual([{ level: 2 }, { level: 3 }])
  expect(plainText(textOf(html, '站在橋上') ?? { type: 'doc', content: [] })).toBe('看\n一\n聽\n二')
})

test('formulas are read as they are written elsewhere', () => {
  const html = `<p>\\(O_2\\) 和 $$H_2O$$ 和 <img class="equation_image" data-equation-content="CO_2" src="/eq">
    和 <math alttext="x^2"><mi>x</mi></math> 和 <math><semantics><mi>y</mi><annotation encoding="application/x-tex">y^2</annotation></semantics></math></p>`
  const [block] = textOf(html)?.content ?? []
  const inlines = block !== undefined && 'content' in block ? (block.content ?? []) : []
  expect(inlines.flatMap((node) => (node.type === 'formula' ? [node.attrs.latex] : []))).toEqual([
    'O_2',
    'H_2O',
    'CO_2',
    'x^2',
    'y^2',
  ])
})

test('tables keep their form as far as a phone can show them', () => {
  const small = '<table><tr><th>月</th><td><p>一</p></td></tr><tr><td>二</td></tr></table>'
  const [table] = textOf(small)?.content ?? []
  expect(table).toMatchObject({
    type: 'table',
    content: [{ content: [{ type: 'tableHeader' }, { type: 'tableCell' }] }, {}],
  })
  const wide = `<table><tr>${'<td>一</td>'.repeat(contentLimits.table.columns + 1)}</tr></table>`
  expect(textOf(wide)?.content.map(({ type }) => type)).toEqual(['paragraph'])
})

test('lists, quotes and code come as they are, however deep', () => {
  const html = `<ol start="3"><li>取水<ul><li>表層</li></ul></li></ol><blockquote><p>先看</p></blockquote><pre>a  b\nc</pre>`
  expect(textOf(html)?.content).toMatchObject([
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }],
    },
    { type: 'blockquote' },
    { type: 'codeBlock', content: [{ text: 'a  b\nc' }] },
  ])
  const deep = `${'<ul><li>'.repeat(500)}到底${'</li></ul>'.repeat(500)}`
  expect(plainText(textOf(deep) ?? { type: 'doc', content: [] })).toBe('到底')
})

test('what it shows of other files is told with its name', () => {
  const { shown } = readPage('<p><img src="a.png" alt="河"><a href="b.pdf">水位</a><video src="c.mp4"></video></p>', '')
  expect(shown).toEqual([
    { address: 'a.png', name: '河' },
    { address: 'b.pdf', name: '水位' },
    { address: 'c.mp4', name: '' },
  ])
})

test('a page that is longer than a text goes on in a further one', () => {
  const long = `<p>${'河'.repeat(9_000)}</p>`
  const texts = textsOf(readPage(long + long + long, '').blocks)
  expect(texts).toHaveLength(3)
  expect(textsOf(readPage(`<p>${'河'.repeat(contentLimits.characters + 1)}</p>`, '').blocks)).toBeUndefined()
})

test('what is written here comes back through HTML', () => {
  const text = {
    type: 'doc' as const,
    content: [
      {
        type: 'heading' as const,
        attrs: { level: 2 as const },
        content: [{ type: 'text' as const, text: '溶氧 <b>' }],
      },
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: '每公升', marks: [{ type: 'bold' as const }] },
          { type: 'hardBreak' as const },
          { type: 'formula' as const, attrs: { latex: 'O_2 < x' } },
        ],
      },
      { type: 'codeBlock' as const, content: [{ type: 'text' as const, text: 'x = 1\n  y' }] },
    ],
  }
  expect(textOf(documentHtml(text))).toEqual(text)
})
