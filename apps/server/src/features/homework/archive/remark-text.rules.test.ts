import type { Place } from '@learntrail/contract/homework/places'
import { expect, test } from 'vitest'
import { paragraph } from '../../posts/posts.fixture.ts'
import { archiveTexts } from './archive.texts.ts'
import { remarkText } from './remark-text.rules.ts'

const files = [{ id: 'f', name: '水溝.pdf', sha256: 'ab' }]
const point = { x: 0.5, y: 0.5, width: 0, height: 0 }
const places: Place[] = [
  { id: 'b', at: { kind: 'file', fileId: 'f', page: 2, ...point }, words: '這張圖很清楚' },
  { id: 'a', at: { kind: 'text', start: 2, end: 4 }, words: '幾點量的？' },
  { id: 'c', at: { kind: 'file', fileId: 'gone', page: 1, ...point }, words: '沒有了' },
]
const said = paragraph('上游十九度。')

test('notes stand below the words, in the order of the work, with what they are about', () => {
  const text = remarkText({ words: '觀察得很仔細。', places, said, files }, archiveTexts.tw)
  expect(text.split('\n').filter(Boolean)).toEqual([
    '觀察得很仔細。',
    '寫在作業上的話',
    '1. 檔案，第 1 頁',
    '   沒有了',
    '2. 「十九」',
    '   幾點量的？',
    '3. 水溝.pdf，第 2 頁',
    '   這張圖很清楚',
  ])
})

test('there is none where nothing was said', () => {
  expect(remarkText({ words: '', places: [], said, files }, archiveTexts.tw)).toBe('')
  expect(remarkText({ words: null, places: [], said: null, files }, archiveTexts.en)).toBe('')
})
