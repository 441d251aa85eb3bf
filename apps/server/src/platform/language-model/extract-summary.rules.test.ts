import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { describe, expect, test } from 'vitest'
import { extractSummary } from './extract-summary.rules.ts'

const { min, max } = ePortfolioLimits.summaryWords

const chinese = `基隆河水質調查
學習動機與目標
我住在基隆河邊，小時候常跟爺爺到河邊釣魚，這幾年卻很少看到魚，所以我想知道河水到底發生了什麼事。我希望學會怎麼設計一個可以重複的實驗。
學習歷程
我們選了上游、中游和下游三個點，每週六早上去採水。第一次測量的時候，溫度計忘了校正，整組數據都不能用。我們討論之後，決定每次出發前先用蒸餾水校正儀器，並且兩個人各讀一次數字。
中游的導電度比上游高了將近一倍，下雨之後更明顯。
反思
最困難的是分工，我一開始什麼都想自己做，結果進度落後了兩週。後來我學到把工作寫成清單，讓每個人自己選，大家反而更投入。
收穫
我學會用試算表畫圖，也第一次知道導電度和溶解的鹽類有關。我發現數據不會自己說話，要先想好問題才看得出意義。
未來應用
接下來我想把測量點增加到六個，並且把結果交給里長，讓更多人一起關心這條河。
太棒了！你知道嗎？`

const english = `Our river
I live beside the river and wanted to know why the fish are gone. My goal was to design an experiment that others can repeat. We took water at three places every Saturday morning for two months. The first week failed because nobody had calibrated the thermometer. We discussed the problem and decided that two people would read every number independently of each other. I learned to draw charts in a spreadsheet and to ask a question before I collect data. The conductivity in the middle of the river was nearly twice as high as near its source. The hardest part was sharing the work among four people who all wanted to hold the instruments. Next I want to measure at six places and hand the results to the people of our village.`

describe('the summary of a document', () => {
  test.each([
    ['Chinese', chinese],
    ['English', english],
  ])('in %s says what the document says itself, in its order and in a good length', (_, text) => {
    const summary = extractSummary(text) ?? ''
    expect(countWords(summary)).toBeGreaterThanOrEqual(100)
    expect(countWords(summary)).toBeLessThanOrEqual(200)
    const flat = text.replaceAll('\n', ' ')
    const sentences = summary.match(/[^。！？]+[。！？]|[^.]+\./gu) ?? []
    const places = sentences.map((sentence) => flat.indexOf(sentence.trim()))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('tells what was learned, and neither headings nor questions', () => {
    const summary = extractSummary(chinese) ?? ''
    expect(summary).toMatch(/學會|學到|發現/)
    expect(summary).not.toMatch(/學習動機與目標|你知道嗎|基隆河水質調查/)
  })

  test('is the same each time', () => {
    expect(extractSummary(chinese)).toBe(extractSummary(chinese))
  })

  test('keeps blanks between English sentences and around mixed ones', () => {
    expect(extractSummary(english)).not.toMatch(/[.!?][A-Z]/)
  })

  test('is not made of too little', () => {
    expect(extractSummary('')).toBeUndefined()
    expect(extractSummary('我學到很多。')).toBeUndefined()
    expect(extractSummary(`${'字'.repeat(min - 1)}。`)).toBeUndefined()
  })

  test('of just enough is the text itself', () => {
    const text = `${'我學到很多東西'.repeat(10)}。`
    expect(countWords(text)).toBe(min)
    expect(extractSummary(text)).toBe(text)
  })

  test('of 15,000 characters without a space or a mark, of repeats and of control marks keeps its length', () => {
    const texts = ['字'.repeat(15_000), 'x'.repeat(15_000), '我學到很多。'.repeat(3_000), `${chinese}\n`.repeat(40)]
    for (const text of texts) {
      const summary = extractSummary(text)
      if (summary === undefined) continue
      expect(countWords(summary)).toBeGreaterThanOrEqual(min)
      expect(countWords(summary)).toBeLessThanOrEqual(max)
    }
    expect(extractSummary(`${chinese}\n`.repeat(40))).toBeDefined()
    expect(extractSummary('字'.repeat(15_000))).toBeDefined()
  })

  test('is made where all sentences are short', () => {
    const text = Array.from({ length: 40 }, (_, n) => `今天第${n}次測量。`).join('')
    expect(countWords(extractSummary(text) ?? '')).toBeGreaterThanOrEqual(min)
  })
})
