import { expect, test } from 'vitest'
import { marksIn, snippetOf } from './marks.ts'

const marked = (text: string, typed: string) => marksIn(text, typed).map(([from, to]) => text.slice(from, to))

test.each([
  ['基隆河的水質檢測', '水質', ['水質']],
  ['台灣與臺灣', '台湾', ['台灣', '臺灣']],
  ['用 Ｐｙｔｈｏｎ 寫', 'python', ['Ｐｙｔｈｏｎ']],
  ['Café au lait', 'cafe', ['Café']],
  ['𠮷野家🌊水', '🌊', ['🌊']],
  ['水質與檢測', '檢測 水質', ['水質', '檢測']],
  ['水質水質水', '水質', ['水質水質']],
  ['水質實驗', '水質 -實驗', ['水質']],
  ['水質', '', []],
  ['我的學\u200b習歷程', '學習', ['學\u200b習']],
])('in %j %j is marked', (text, typed, pieces) => expect(marked(text, typed)).toEqual(pieces))

test('a long text is shown where the word stands', () => {
  const snippet = snippetOf(`${'前'.repeat(200)}水質${'後'.repeat(200)}`, '水質')
  expect(snippet.text.startsWith('…前')).toBe(true)
  expect(snippet.marks.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['水質'])
})

test('a text without the word is shown from its beginning, without a mark', () => {
  expect(snippetOf('第一行\n第二行', '水質')).toEqual({ text: '第一行 第二行', marks: [] })
})
