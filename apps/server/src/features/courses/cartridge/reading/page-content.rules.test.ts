import { plainText } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { expect, test } from 'vitest'
import { documentHtml } from '../../../../platform/content/content-html.rules.ts'
import { readPage, titleOf } from './page-content.rules.ts'
import { textsOf } from './texts-of.rules.ts'

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
  const { shown } = readPage('<p><a href="b.pdf">水位</a><video src="c.mp4"></video></p>', '')
  expect(shown).toEqual([
    { address: 'b.pdf', name: '水位' },
    { address: 'c.mp4', name: '' },
  ])
})

const picture = (fileId: string, text = '') => ({ type: 'picture', attrs: { fileId, text } })

test('pictures stand between its blocks, each with what is said of it', () => {
  const html = `<p>看<img src=" a.png " alt="橋下
    的白鷺">水</p><figure><img src="b.png"><figcaption>量</figcaption></figure><h3><img src="c.png" alt="IMG_1.JPG">三</h3>`
  expect(readPage(html, '').blocks).toEqual([
    paragraph(words('看')),
    picture('a.png', '橋下 的白鷺'),
    paragraph(words('水')),
    picture('b.png'),
    paragraph(words('量')),
    { type: 'heading', attrs: { level: 2 }, content: [words('三')] },
    picture('c.png'),
  ])
})

test('pictures within lists and tables come after them, which keep their form', () => {
  const html =
    '<ul><li><img src="a.png"></li><li>鷺</li></ul><table><tr><td><img src="b.png"></td><td>鴨</td></tr></table><blockquote><img src="c.png"></blockquote>'
  expect(readPage(html, '').blocks).toEqual([
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('鷺'))] }] },
    picture('a.png'),
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [{ type: 'paragraph' }] },
            { type: 'tableCell', content: [paragraph(words('鴨'))] },
          ],
        },
      ],
    },
    picture('b.png'),
    picture('c.png'),
  ])
})

test('of a picture as much is said as a text holds, and more pictures than that go on in a further one', () => {
  const long = readPage(`<img src="a.png" alt="${'鷺'.repeat(contentLimits.pictureText + 1)}">`, '').blocks[0]
  expect([...String(long?.attrs?.text)]).toHaveLength(contentLimits.pictureText)
  const many = (count: number) => textsOf(Array(count).fill(picture('019f0000-0000-7000-8000-000000000001')))
  expect(many(contentLimits.pictures)).toHaveLength(1)
  expect(many(contentLimits.pictures + 1)).toHaveLength(2)
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
