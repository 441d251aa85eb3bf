import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { piecesOf, WholeWords } from './whole-words.tsx'

describe('a title in whole words', () => {
  it('breaks between words, after punctuation and before what opens', () => {
    expect(piecesOf('水質檢測：基隆河上下游比較')).not.toContain('：')
    expect(piecesOf('水質檢測：基隆河上下游比較').at(-1)).toBe('比較')
    expect(piecesOf('班級攤位「一杯基隆河」：三個人的帳本')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^「/u), expect.stringMatching(/」：$/u)]),
    )
    expect(piecesOf('')).toEqual([])
  })

  it('does not part a word from what counts or points', () => {
    expect(piecesOf('佈告欄投票結果：下一期是什麼')).toContainEqual(expect.stringMatching(/^下一期/u))
  })

  it('does not part a word from the character that ends it', () => {
    expect(piecesOf('兌換「福利社飲料券」嗎？')).toEqual(['兌換', '「福利社', '飲料券」嗎？'])
    expect(piecesOf('機器人社團')).toEqual(['機器人', '社團'])
  })

  it('does not part a day', () => {
    expect(piecesOf('帳號會在 2026 年 12 月 12 日刪除')).toContain('2026\u00a0年\u00a012\u00a0月\u00a012\u00a0日')
    expect(piecesOf('115 學年度的 9 月')).toContain('9\u00a0月')
  })

  it('says the same as before', () => {
    render(<WholeWords>一條河的一天：溶氧從清晨到深夜 in 24 hours</WholeWords>)
    expect(screen.getByText('一條河的一天：溶氧從清晨到深夜 in 24 hours')).toBeVisible()
  })
})
