import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import { sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { describe, expect, it } from 'vitest'
import { lackingChapters, proposedChapter, proposedPlaces, readingMinutes } from './chapters.rules.ts'
import { type Checked, findingsOf } from './check-list.rules.ts'

let count = 0
const id = () => {
  count += 1
  return `id-${count}`
}
const text = (words: string, more: object = {}): DocumentItem => ({
  kind: 'text',
  id: id(),
  text: words,
  breakBefore: false,
  ...more,
})
const image = (caption = '上游', more: object = {}): DocumentItem => ({
  kind: 'image',
  id: id(),
  imageId: id(),
  width: 100,
  place: 'center',
  caption,
  breakBefore: false,
  ...more,
})
/** A text for each chapter that covers its points. */
const whole: Record<string, string> = {
  description: '因為好奇河水為什麼變色，目標是量出溶氧。',
  firstSpindle: '首先選三個點，測量 30 次。',
  secondSpindle: '沒想到儀器出錯，後來改用另一台。',
  thirdSpindle: '學會怎麼校正。',
  fourthSpindle: '未來想讀環境工程。',
}
function sections(items: Partial<Record<keyof CustomTextResources, DocumentItem[]>> = {}): CustomTextResources {
  const of = (key: keyof CustomTextResources) => [
    {
      id: `part-${key}`,
      title: '',
      breakBefore: false,
      contents: items[key] ?? (whole[key] ? [text(whole[key])] : []),
    },
  ]
  return Object.fromEntries(sectionKeys.map((key) => [key, of(key)])) as CustomTextResources
}
const checked = (of: CustomTextResources, more: Partial<Checked> = {}): Checked => ({
  content: { customTextResources: of, sectionOrder: [...sectionKeys] },
  anchors: [],
  lacking: [],
  pixelsOf: () => undefined,
  names: [],
  upload: null,
  ...more,
})

describe('the check list', () => {
  it('has nothing to say of a document in which nothing is amiss', () => {
    expect(findingsOf(checked(sections()))).toEqual([])
  })

  it('finds pictures without a caption', () => {
    const picture = image(' ')
    const found = findingsOf(checked(sections({ postScript: [picture, image()] })))
    expect(found).toEqual([{ kind: 'noCaption', place: { kind: 'image', id: picture.id } }])
  })

  it('finds pictures that are too coarse for the size they are printed in, by their pixels', () => {
    const picture = image()
    const of = sections({ postScript: [picture] })
    const anchor = { kind: 'image' as const, id: picture.id, page: 1, x: 0, y: 0, height: 100 }
    const coarse = (width: number, pixels: number | undefined) =>
      findingsOf(checked(of, { anchors: [{ ...anchor, width }], pixelsOf: () => pixels }))
    // 288 pt, four inches.
    expect(coarse(288, 599)).toEqual(
      [{ kind: 'coarse', place: { kind: 'image', id: picture.id }, dotsAnInch: 150 }].slice(1),
    )
    expect(coarse(288, 597)).toEqual([{ kind: 'coarse', place: { kind: 'image', id: picture.id }, dotsAnInch: 149 }])
    expect(coarse(288, undefined)).toEqual([])
  })

  it('finds friends by their name or given name and whoever was mentioned; an address is nobody', () => {
    const said = [
      '和許承恩一起量',
      '謝謝 @小安 幫忙',
      '寫信到 river@school.tw',
      '安安靜靜',
      '承恩和子晴都來了，陳老師也是',
    ]
    const texts = said.map((words) => text(words))
    const names = ['許承恩', '安', '周子晴', '陳老師']
    const found = findingsOf(checked(sections({ postScript: [...texts, image('許承恩在下游')] }), { names }))
    expect(found.map((one) => (one.kind === 'named' ? [one.place.kind, ...one.names] : one))).toEqual([
      ['text', '許承恩'],
      ['text', '小安'],
      ['text', '承恩', '子晴', '陳老師'],
      ['image', '許承恩'],
    ])
  })

  it('names what cannot be printed, with what stands on the cover among the settings', () => {
    const lacking = [
      { kind: 'title' as const, id: null, characters: ['𠀀'] },
      { kind: 'part' as const, id: 'part-postScript', characters: ['𠀀'] },
    ]
    expect(findingsOf(checked(sections(), { lacking })).map(({ place }) => place)).toEqual([
      { kind: 'document', id: '' },
      { kind: 'part', id: 'part-postScript' },
    ])
  })

  it('says where the description for the upload is longer than the system takes, one past its limit', () => {
    const of = (length: number) =>
      findingsOf(checked(sections(), { upload: { description: '字'.repeat(length), limit: 100 } }))
    expect(of(100)).toEqual([])
    expect(of(101)).toMatchObject([{ kind: 'longDescription', limit: 100 }])
  })

  it('puts what cannot be printed first and what a chapter lacks last', () => {
    const lacking = [{ kind: 'title' as const, id: null, characters: ['𠀀'] }]
    const found = findingsOf(checked(sections({ postScript: [image('')], thirdSpindle: [] }), { lacking }))
    expect(found.map(({ kind }) => kind)).toEqual(['lacking', 'noCaption', 'chapter'])
  })
})

describe('what a chapter lacks', () => {
  const of = (items: Parameters<typeof sections>[0]) => lackingChapters(sections(items), [...sectionKeys])

  it('is what its words do not say, in the order of the chapters', () => {
    expect(of({ description: [text('因為好奇')], secondSpindle: [text('很開心')] })).toEqual([
      { section: 'description', partId: 'part-description', isEmpty: false, points: ['goal'] },
      { section: 'secondSpindle', partId: 'part-secondSpindle', isEmpty: false, points: ['difficulty', 'change'] },
    ])
  })

  it('is everything where nothing stands; the post-script lacks nothing', () => {
    expect(of({ thirdSpindle: [], postScript: [] })).toMatchObject([{ section: 'thirdSpindle', isEmpty: true }])
  })

  it('is no evidence where there is a picture or a table', () => {
    const steps = text('首先分工，然後訪問店家。')
    expect(of({ firstSpindle: [steps] })).toMatchObject([{ points: ['evidence'] }])
    expect(of({ firstSpindle: [steps, image()] })).toEqual([])
    expect(of({ firstSpindle: [steps, text('甲', { block: { type: 'table', content: [] } })] })).toEqual([])
  })

  it('is noticed in English, too', () => {
    expect(of({ description: [text('I was curious, and my goal was to measure it.')] })).toEqual([])
    expect(of({ description: [text('The river is long.')] })).toMatchObject([{ points: ['motive', 'goal'] }])
  })
})

describe('where a text belongs', () => {
  it.each([
    ['小時候就喜歡河，很好奇它為什麼會變色。', 'description'],
    ['首先校正儀器，接著在三個點測量，記錄 30 次。', 'firstSpindle'],
    ['最困難的是儀器失敗了，下次會改用兩台。', 'secondSpindle'],
    ['我學會了校正，也更懂得等待。', 'thirdSpindle'],
    ['未來想念大學的環境科系，繼續追這條河。', 'fourthSpindle'],
    ['First I measured it, then I recorded everything.', 'firstSpindle'],
  ])('is told by its words: %s', (words, section) => {
    expect(proposedChapter(words)?.section).toBe(section)
  })

  it('is told with the words that say so, each once and three at most', () => {
    expect(proposedChapter('學會等，學會看，學到更多，也發現能力的成長')?.because).toEqual(['學會', '學到', '發現'])
  })

  it('is nowhere in particular where nothing speaks for one chapter more than for another', () => {
    expect(proposedChapter('今天天氣很好。')).toBeNull()
    expect(proposedChapter('因為未來')).toBeNull()
    expect(proposedChapter('')).toBeNull()
  })
})

describe('where the pieces of a record belong', () => {
  const sectionsOf = (pieces: Parameters<typeof proposedPlaces>[0]) =>
    proposedPlaces(pieces).map(({ section, because }) => [section, because.length > 0])

  it('is told by their words, else by what stands before them, and of a title by what stands below', () => {
    const heading = { type: 'heading' as const, attrs: { level: 2 as const } }
    expect(
      sectionsOf([
        { text: '那天' },
        { text: '很好奇河水為什麼變色。' },
        { text: '天氣很好。' },
        { text: '後來', block: heading },
        { text: '最困難的是儀器失敗了，下次會改用兩台。' },
        { text: '就這樣。' },
      ]),
    ).toEqual([
      ['description', false],
      ['description', true],
      ['description', false],
      ['secondSpindle', false],
      ['secondSpindle', true],
      ['secondSpindle', false],
    ])
  })

  it('is the process where nothing speaks for anything', () => {
    expect(sectionsOf([{ text: '嗯。' }])).toEqual([['firstSpindle', false]])
    expect(sectionsOf([])).toEqual([])
  })
})

describe('the time that reading takes', () => {
  const empty = Object.fromEntries(sectionKeys.map((key) => [key, []]))
  it('grows with words and pictures, and is a minute at least', () => {
    expect(readingMinutes(sections(empty))).toBe(0)
    expect(readingMinutes(sections({ ...empty, postScript: [text('字')] }))).toBe(1)
    expect(readingMinutes(sections({ ...empty, postScript: [text('字'.repeat(2_000))] }))).toBe(5)
    const pictures = Array.from({ length: 12 }, () => image(''))
    expect(readingMinutes(sections({ ...empty, postScript: [text('字'.repeat(2_000)), ...pictures] }))).toBe(6)
  })
})
