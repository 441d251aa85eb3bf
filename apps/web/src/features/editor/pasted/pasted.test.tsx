import { contentDocument } from '@learntrail/contract/content/content'
import { type ContentBlock, type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { LazyRichTextEditor } from '../index.ts'

// In the markup of each program, with invented text.
const clipboards = import.meta.glob<string>('./clipboards/*', { query: '?raw', import: 'default', eager: true })

/** Returns the content after pasting a clipboard sample into an empty editor. */
async function pasted(name: string): Promise<ContentBlock[]> {
  const clip = clipboards[`./clipboards/${name}`]
  if (clip === undefined) throw new Error(`No clipboard ${name}`)
  return pastedAs(name.endsWith('.html.txt') ? 'text/html' : 'text/plain', clip)
}

async function pastedAs(type: 'text/html' | 'text/plain', clip: string): Promise<ContentBlock[]> {
  let written: ContentDocument = emptyDocument
  render(
    <ThemeProvider>
      <LazyRichTextEditor
        id="text"
        label="內容"
        placeholder="寫下來"
        initial={emptyDocument}
        onChange={(document) => {
          written = document
        }}
        describedBy="count"
        isInvalid={false}
      />
    </ThemeProvider>,
  )
  const field = await screen.findByRole('textbox', { name: '內容' })
  fireEvent.paste(field, {
    clipboardData: { types: [type], files: [], getData: (wanted: string) => (wanted === type ? clip : '') },
  })
  return written.content
}

/** Returns the text as lines with indents and list markers, without empty ones. */
const asRead = (blocks: readonly ContentBlock[]) => linesOf(blocks, '').filter((line) => line !== '')

function linesOf(blocks: readonly ContentBlock[], indent: string): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'bulletList' || block.type === 'orderedList') {
      const start = block.type === 'orderedList' ? (block.attrs?.start ?? 1) : null
      return block.content.flatMap((item, index) => {
        const [first = '', ...others] = linesOf(item.content, '')
        return [
          `${indent}${start === null ? '-' : `${start + index}.`} ${first}`,
          ...others.map((line) => `${indent}  ${line}`),
        ]
      })
    }
    if (block.type === 'table')
      return block.content.map((row) => `|${row.content.map((cell) => asRead(cell.content).join('/')).join('|')}|`)
    if (block.type === 'blockquote') return linesOf(block.content, `${indent}> `)
    const words = (block.content ?? []).map((inline) => {
      if (inline.type === 'hardBreak') return '⏎'
      if (inline.type !== 'text') return `{${inline.type}}`
      const marks = ('marks' in inline && inline.marks) || []
      if (marks.some(({ type }) => type === 'bold')) return `**${inline.text}**`
      if (marks.some(({ type }) => type === 'italic')) return `*${inline.text}*`
      return marks.length > 0 ? `[${inline.text}]` : inline.text
    })
    const head = block.type === 'heading' ? `${'#'.repeat(block.attrs.level)} ` : block.type === 'codeBlock' ? '` ' : ''
    return [`${indent}${head}${words.join('')}`.trimEnd()]
  })
}

const facts: Record<string, string[]> = {
  'word.html.txt': [
    '## 溪流調查',
    '四月去了**基隆河**。',
    '- 水溫',
    '  - 上游十九度',
    '- 溶氧',
    '3. 記下時間',
    '4. 拍照',
    '### 結果',
    '水變清 → 魚變多',
  ],
  'word-online.html.txt': ['要帶的東西', '- 溫度計', '  - 備用電池', '1. 集合', '2. 點名'],
  'pages.html.txt': ['**讀書會**', '- 讀完第三章', '  - 畫出人物關係', '下週見。'],
  'google-docs.html.txt': [
    '## 專題',
    '### 分工',
    '我**負責***訪談*',
    '- 借錄音機',
    '  - 充電',
    '- ☑ 約時間',
    '- ☐ 寫逐字稿',
  ],
  'excel.html.txt': ['|水溫||地點|', '|19|18|上游|', '||20|下游|'],
  'numbers.html.txt': ['第一週　第二週　第三週　第四週　第五週　第六週　第七週', '1　2　3　4　5　6　7'],
  'powerpoint.html.txt': ['為什麼要量溶氧', '- 魚要呼吸', '  - 低於三就危險', '- 水溫也有關'],
  'notion.html.txt': ['### 今天', '- ☑ 借書', '- ☐ 還書', '` print(19)', '> 水是活的'],
  'web-page.html.txt': [
    '## 河川',
    '看得見的字',
    '**溶氧**',
    '水裡的氧',
    '- ☑ 帶水桶',
    '- ☐ 帶網子',
    '### 延伸閱讀',
    '[河流]按我',
  ],
  'pdf.txt': ['第一頁的最後一行', '第二頁的第一行', '表 1', '水質'],
  'line.txt': ['2026.11.20 星期五', '08:12\t王小明\t老師早', '08:13\t陳老師\t明天交作業，在 [https://example.org/hw]'],
}

describe('what is pasted', () => {
  it('is known for every clipboard of the collection', () => {
    expect(Object.keys(facts).sort()).toEqual(
      Object.keys(clipboards)
        .map((path) => path.split('/').at(-1))
        .sort(),
    )
  })

  it.each(Object.entries(facts))('%s reads as in its program', async (name, lines) => {
    const content = await pasted(name)
    expect(asRead(content)).toEqual(lines)
    expect(contentDocument.safeParse({ type: 'doc', content }).success).toBe(true)
  })

  it('of lists deeper than a text has them stands at the deepest level, and can be saved', async () => {
    const items = Array.from(
      { length: 9 },
      (_, at) => `<p style='mso-list:l0 level${at + 1} lfo1'><span style='mso-list:Ignore'>§</span>第 ${at + 1} 層</p>`,
    )
    const content = await pastedAs('text/html', `<html><body>${items.join('\n')}</body></html>`)
    expect(asRead(content).at(-1)).toBe('        - 第 9 層')
    expect(contentDocument.safeParse({ type: 'doc', content }).success).toBe(true)
  })

  it('in a cell keeps the signs of its lists', async () => {
    const html = `<table><tr><td><ul><li>一</li><li>二</li></ul></td><td><ol start="4"><li>四</li></ol></td></tr></table>`
    expect(asRead(await pastedAs('text/html', html))).toEqual(['|• 一/• 二|4. 四|'])
  })

  it('from a text of ours comes as it was', async () => {
    const html = `<h2 data-pm-slice="1 1 []">一</h2><h3>二</h3>`
    expect(asRead(await pastedAs('text/html', html))).toEqual(['## 一', '### 二'])
  })
})
