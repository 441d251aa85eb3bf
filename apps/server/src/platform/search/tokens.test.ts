import { describe, expect, test } from 'vitest'
import { fold, nameQueryTokens, nameTokens, textTokens } from './tokens.ts'

test('what looks the same is the same', () => {
  expect(fold('  Ｐｙｔｈｏｎ　ABC ')).toBe('python abc')
})

test('texts are cut into words of Latin and pairs of Han', () => {
  expect(textTokens('學習歷程 Portfolio 2026，讀')).toEqual(['學習', '習歷', '歷程', 'portfolio', '2026', '讀'])
  expect(textTokens('用Python寫程式')).toEqual(['用', 'python', '寫程', '程式'])
  expect(textTokens('')).toEqual([])
})

describe('names are cut into pairs', () => {
  test('of all scripts, with a mark for the beginning', () => {
    expect(nameTokens('林小雨')).toEqual(['^林', '林小', '小雨'])
    expect(nameTokens('Li')).toEqual(['^l', 'li'])
    expect(nameTokens('')).toEqual([])
  })
  test('and so is what they are searched by', () => {
    expect(nameQueryTokens('小雨')).toEqual(['小雨'])
    expect(nameQueryTokens('林')).toEqual(['^林'])
    expect(nameQueryTokens(' ')).toEqual([])
  })
})
