import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { describe, expect, test } from 'vitest'
import { coverLayout, coverRoom } from './docx-cover.rules.ts'

const { title, coverFact, coverIntroduction } = ePortfolioLimits
const plain = { title: '水的旅行', introduction: '一條河', facts: [], maker: ['林小雨', '2026 年 11 月 21 日'] }
const facts = ['課程', '指導老師', '班級', '學期'].map((name) => [name, '字'.repeat(coverFact)] as const)
const maker = ['字'.repeat(40), '臺北市立內湖高級中學附設進修學校', '2026 年 11 月 21 日']

describe('a cover of Word', () => {
  test.each([
    ['Han characters', '水'.repeat(title), '字'.repeat(coverIntroduction)],
    ['wide letters', 'W'.repeat(title), 'W'.repeat(coverIntroduction)],
    ['short words', 'a b '.repeat(title).slice(0, title), '水 '.repeat(coverIntroduction).slice(0, coverIntroduction)],
    ['as many lines as can be', '水'.repeat(title), '字\n'.repeat(coverIntroduction / 2)],
  ])('has room on one page for all that it may say: %s', (_words, longest, introduction) => {
    const most = { title: longest, introduction: introduction.trim(), facts, maker }
    for (const ratio of [null, 0.1, 0.75, 1, 3, 20]) {
      const layout = coverLayout(most, ratio)
      expect(layout.height, String(ratio)).toBeLessThanOrEqual(coverRoom.height)
      if (ratio !== null) expect(layout.picture).toBeGreaterThanOrEqual(110)
    }
  })

  test('shows a picture whole unless it is taller than three quarters of its width', () => {
    expect(coverLayout(plain, 0.5).picture).toBe(Math.round(coverRoom.width / 2))
    expect(coverLayout(plain, 3).picture).toBe(coverLayout(plain, 0.75).picture)
  })

  test('keeps lines as they were broken while they are few', () => {
    expect(coverLayout({ ...plain, introduction: '一\n二' }, null).introduction).toEqual(['一', '二'])
    expect(coverLayout({ ...plain, introduction: '字\n'.repeat(9).trim() }, null).introduction).toHaveLength(1)
    expect(coverLayout({ ...plain, introduction: '' }, null).introduction).toEqual([])
  })
})
