import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPeople } from '../../../testing/from-people/from-people.fixture.ts'
import { packed } from '../disclosure/sample-documents.fixture.ts'
import { documents } from '../index.ts'
import { joinLines, tidyText } from './tidy-text.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-reading-'))
})
afterAll(async () => {
  documents.rest()
  await rm(folder, { recursive: true, force: true })
})

async function read(content: Uint8Array, characters = 1_000) {
  const from = join(folder, 'document')
  await writeFile(from, content)
  return documents.readText({ from, characters, person: 'somebody' })
}

/** Returns a PDF of a text as people make it: wrapped to the width of its pages. */
async function pdfOf(text: string): Promise<Uint8Array> {
  const main = join(folder, 'page.typ')
  await writeFile(
    main,
    '#import "/common.typ": *\n#set page(width: 90pt, height: 120pt)\n#set text(font: sans)\n#data.text',
  )
  const template = { main: pathToFileURL(main) }
  return (await documents.make({ template, data: { text }, person: 'somebody' })).pdf
}

describe('the words are read', () => {
  test.each([
    ['that forbids printing', 'encrypted-owner.pdf', '加密的學習單'],
    ['with other lines before its mark', 'junk-head.pdf', 'Junk before header'],
  ])('of a PDF %s', async (_what, name, words) => {
    expect(await read(fromPeople(name))).toContain(words)
  })
  test('of a PDF, over the ends of lines and pages', async () => {
    const text = '我們沿著基隆河採樣，記錄每一站的溶氧與水溫，並且和去年的結果比較。'.repeat(4)
    expect((await read(await pdfOf(text))).replace(/\n/g, '')).toContain(text)
  })

  test.each([
    [
      'of a Word file, across its runs, with its notes, without what only programs read',
      {
        'word/footnotes.xml': '<w:p><w:t>註一</w:t></w:p>',
        'word/document.xml':
          '<w:p><w:r><w:t>學習</w:t></w:r><w:r><w:t xml:space="preserve">歷程 A &amp; B</w:t></w:r></w:p><w:p><w:instrText>PAGE</w:instrText><wp:posOffset>123</wp:posOffset><w:t>第二段</w:t></w:p>',
      },
      '學習歷程 A & B\n第二段\n註一',
    ],
    [
      'of PowerPoint, slide after slide',
      {
        'ppt/slides/slide10.xml': '<a:p><a:t>第十頁</a:t></a:p>',
        'ppt/slides/slide2.xml': '<a:p><a:r><a:t>第二頁</a:t></a:r></a:p>',
        'ppt/notesSlides/notesSlide1.xml': '<a:p><a:t>講稿</a:t></a:p>',
      },
      '第二頁\n第十頁\n講稿',
    ],
    [
      'of Excel, without its numbers',
      {
        'xl/sharedStrings.xml': '<sst><si><t>上游</t></si><si><r><t>溶</t></r><r><t>氧</t></r></si></sst>',
        'xl/worksheets/sheet1.xml': '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>下游</t></is></c><c><v>8.2</v></c>',
      },
      '上游\n溶氧\n下游',
    ],
    [
      'of OpenDocument',
      {
        'content.xml':
          '<office:automatic-styles>樣式</office:automatic-styles><office:body><text:h>標題</text:h><text:p>內<text:span>文</text:span></text:p></office:body>',
      },
      '標題\n內文',
    ],
  ])('%s', async (_what, parts, text) => {
    expect(await read(await packed(parts))).toBe(text)
  })
})

describe('nothing is read', () => {
  const bomb = () => packed({ 'word/document.xml': `<w:t>${' '.repeat(80 * 1024 * 1024)}</w:t>` })
  test.each([
    ['of a damaged PDF', async () => Buffer.from('%PDF-1.7\nnothing')],
    ['of a damaged zip', async () => Buffer.from('PK\u0003\u0004 nothing')],
    ['of what unpacks to too much', bomb],
    ['of an empty file', async () => Buffer.alloc(0)],
  ])('%s', async (_what, make) => {
    expect(await read(await make())).toBe('')
  })
})

test('no more is read than is asked for', async () => {
  const word = async (count: number) => packed({ 'word/document.xml': `<w:t>${'字'.repeat(count)}</w:t>` })
  expect(await read(await word(100), 100)).toHaveLength(100)
  expect(await read(await word(101), 100)).toHaveLength(100)
  expect(tidyText('一👍', 2)).toBe('一')
})

test('a word that a line has cut is one again, and blanks are what a reader sees', () => {
  expect(joinLines('基隆\n河的\n pH 值，\n溶氧')).toBe('基隆河的\n pH 值，溶氧')
  expect(tidyText(' a\u0000b \t c\r\n\n\n d\u200b\ud800 ', 100)).toBe('ab c\nd�')
})
