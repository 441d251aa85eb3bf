import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { indexTokens, nameQueryTokens, nameTokens } from './tokens.ts'

test.each([
  ['full width and case', '  Ｐｙｔｈｏｎ　ABC ', 'python abc'],
  ['accents', 'Café Élève', 'cafe eleve'],
  ['variants in daily use', '台灣的羣峯', '臺灣的群峰'],
  ['Simplified', '学习历程', '學習歷程'],
  ['the marks of Japanese, which are no accents', 'がくしゅう', 'がくしゅう'],
  ['colours of hands', '👍🏽', '👍'],
  ['what is not seen', '學\u200b習\u00ad歷\u2060程\u3164 辻\u{e0100}\ufeff', '學習歷程 辻'],
])('what looks the same is the same: %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('texts are cut into words of Latin and pairs of Han, with the last character by itself', () => {
  expect(indexTokens('學習歷程 Portfolio 2026，讀')).toEqual(['學習', '習歷', '歷程', 'portfolio', '2026', '讀', '程'])
  expect(indexTokens('用Python寫程式')).toEqual(['用', 'python', '寫程', '程式', '式'])
  expect(indexTokens('')).toEqual([])
})

describe('names are cut into characters and pairs', () => {
  test('of all scripts', () => {
    expect(nameTokens('林小雨')).toEqual(['林', '小', '雨', '林小', '小雨'])
    expect(nameTokens('Li')).toEqual(['l', 'i', 'li'])
    expect(nameTokens('')).toEqual([])
  })
  test('and what they are searched by, into pairs', () => {
    expect(nameQueryTokens('小雨')).toEqual(['小雨'])
    expect(nameQueryTokens('林')).toEqual(['林'])
    expect(nameQueryTokens(' ')).toEqual([])
  })
})
