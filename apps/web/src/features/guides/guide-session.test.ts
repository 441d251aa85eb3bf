import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { describe, expect, it } from 'vitest'
import { emptyWriting, faultOf, firstFault, recordOf, suggestedTitle } from './guide-writing.ts'
import { mergeGuides } from './merge-guides.ts'

const writing = (part: Partial<GuideWriting>): GuideWriting => ({ ...emptyWriting, ...part })
const full = '字'.repeat(guideLimits.answer)

describe('what keeps a person at a question', () => {
  it('is a missing answer where one is needed', () => {
    expect(faultOf(emptyWriting, 'did')).toBe('required')
    expect(faultOf(emptyWriting, 'why')).toBeNull()
  })
  it('is an answer of more than 1000 characters', () => {
    expect(faultOf(writing({ answers: { did: full } }), 'did')).toBeNull()
    expect(faultOf(writing({ answers: { did: `${full}字` } }), 'did')).toBe('too_long')
    expect(faultOf(writing({ answers: { did: '🎓'.repeat(guideLimits.answer) } }), 'did')).toBeNull()
  })
  it('is more than 15000 characters in all', () => {
    const answers = { did: full, why: full, learned: full, stuck: full, felt: full, next: full }
    const own = Array.from({ length: 9 }, () => ({ heading: '', text: full }))
    expect(firstFault('learning_records', writing({ answers, own }))).toBeNull()
    const over = writing({ answers, own: [...own, { heading: '一', text: '' }] })
    expect(firstFault('learning_records', over)).toEqual({ step: 0, fault: 'total' })
  })
})

describe('the record of a guide', () => {
  const answers = { did: '量了三個點。\n\n記成表格', felt: '', next: ' 再量一次 ' }
  const own = [{ heading: '誰幫了我', text: '阿哲' }]
  it('has a heading for each answer that was given, and a paragraph for each line', () => {
    const record = recordOf('learning_records', writing({ answers, own }), (question) => `〈${question}〉`)
    expect(record.content.map((block) => [block.type, JSON.stringify(block).match(/"text":"([^"]*)"/)?.[1]])).toEqual([
      ['heading', '〈did〉'],
      ['paragraph', '量了三個點。'],
      ['paragraph', '記成表格'],
      ['heading', '〈next〉'],
      ['paragraph', '再量一次'],
      ['heading', '誰幫了我'],
      ['paragraph', '阿哲'],
    ])
  })
  it('is called after its first sentence', () => {
    expect(suggestedTitle('learning_records', writing({ answers }))).toBe('量了三個點')
  })
  it.each([
    ['星期六早上我們沿著溪走了三公里，在上游、中游和下游各取了一瓶水樣帶回學校化驗', '星期六早上我們沿著溪走了三公里'],
    [
      '我和爺爺在社區的菜園裡花了整個下午種下三十棵從來沒有人種過的高山高麗菜',
      '我和爺爺在社區的菜園裡花了整個下午種下三十棵從來沒有人種過…',
    ],
    ['We measured the water at three points. Then it rained.', 'We measured the water at three…'],
    ['A'.repeat(40), ''],
  ])('has a title that ends where words do: %s', (did, title) => {
    expect(suggestedTitle('learning_records', writing({ answers: { did } }))).toBe(title)
  })
  it('has no title without an answer', () => {
    expect(suggestedTitle('learning_records', emptyWriting)).toBe('')
  })
})

describe('what two devices wrote', () => {
  const base = writing({ answers: { did: '一', why: '甲' }, title: '題' })
  it('is taken from the one that changed it', () => {
    const mine = writing({ ...base, answers: { did: '一二', why: '甲' } })
    const theirs = writing({ ...base, answers: { did: '一', why: '甲乙', next: '丙' }, title: '新題', step: 4 })
    expect(mergeGuides(base, mine, theirs)).toEqual({
      writing: writing({ answers: { did: '一二', why: '甲乙', next: '丙' }, title: '新題', step: 0 }),
      left: [],
    })
  })
  it('holds both where both changed, and hands back what does not fit', () => {
    const mine = writing({ answers: { did: '我的' } })
    const theirs = writing({ answers: { did: '另一台的' } })
    expect(mergeGuides(base, mine, theirs).writing.answers.did).toBe('另一台的\n我的')
    const long = writing({ answers: { did: full } })
    expect(mergeGuides(base, long, theirs)).toMatchObject({ writing: { answers: { did: full } }, left: ['另一台的'] })
  })
  it('keeps the questions of one’s own of both', () => {
    const one = { heading: 'a', text: '我加的' }
    const other = { heading: 'b', text: '那邊加的' }
    const merged = mergeGuides(base, writing({ own: [one] }), writing({ own: [other] }))
    expect(merged.writing.own).toEqual([one, other])
  })
})
