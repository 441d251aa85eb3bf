import type { ContentDocument } from '@learntrail/contract/content/document'
import { expect, test } from 'vitest'
import { escapeHtml } from '../archive/escape-html.ts'
import { documentHtml } from './content-html.rules.ts'

test('marks of HTML are shown, not obeyed', () => {
  expect(escapeHtml(`<img src=x onerror='a("&")'>`)).toBe('&lt;img src=x onerror=&#39;a(&quot;&amp;&quot;)&#39;&gt;')
})

test('a document keeps its form and nothing runs', () => {
  const document: ContentDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '發現 <script>' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '看', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: '"資料"', marks: [{ type: 'link', attrs: { href: 'https://a.test/?"><script>' } }] },
          { type: 'mention', attrs: { id: '00000000-0000-7000-8000-000000000000', label: '小<b>安' } },
        ],
      },
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '一' }] }] }],
      },
      {
        type: 'orderedList',
        attrs: { start: 2 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '二' }] }] }],
      },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
    ],
  }
  expect(documentHtml(document)).toBe(
    [
      '<h3>發現 &lt;script&gt;</h3>',
      '<p><strong>看</strong><br/><a href="https://a.test/?&quot;&gt;&lt;script&gt;" rel="noopener noreferrer">&quot;資料&quot;</a><span class="mention">@小&lt;b&gt;安</span></p>',
      '<ol><li><p>一</p></li></ol>',
      '<ol start="2"><li><p>二</p></li></ol>',
      '<blockquote><p></p></blockquote>',
    ].join('\n'),
  )
})

test('tables, formulas, code and footnotes are elements of the page', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
    type,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })
  const html = documentHtml({
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [cell('tableHeader', '<溶氧>'), cell('tableCell', '8')] }],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'formula', attrs: { latex: 'x^2' } },
          { type: 'footnote', attrs: { text: '課本 <第三章>' } },
          { type: 'formula', attrs: { latex: '\\href{javascript:alert(1)}{x}' } },
          { type: 'formula', attrs: { latex: '\\frac{<b>' } },
        ],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'if a < b:\n  pass' }] },
    ],
  })
  expect(html).toContain('<table><tr><th><p>&lt;溶氧&gt;</p></th><td><p>8</p></td></tr></table>')
  expect(html).toMatch(/<math[^>]*>.*<msup><mi>x<\/mi><mn>2<\/mn><\/msup>.*<\/math><sup>1<\/sup>/)
  expect(html).toContain('<code>\\frac{&lt;b&gt;</code>')
  expect(html).toContain('<pre><code>if a &lt; b:\n  pass</code></pre>')
  expect(html).toContain('<ol class="footnotes"><li>課本 &lt;第三章&gt;</li></ol>')
  expect(html).not.toMatch(/href=/)
})
