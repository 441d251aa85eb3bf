import { type Template, templates } from '@learntrail/contract/eportfolio/facts'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { titleWith } from './document.texts.ts'
import { documentData, shownFileIds } from './document-data.rules.ts'
import { currentEdition, type Edition } from './editions.rules.ts'

const fileOf = (id: string, width = 1_600, height = 1_200) => ({ id, width, height }) as StoredFile
type Contents = ReturnType<typeof documentData>['sections'][number]['parts'][number]['contents']
/** Labels printed below pictures, in order. */
const labelsIn = (contents: Contents = []) =>
  contents.flatMap((group) => {
    if (group.kind === 'text') return []
    const pictures = group.kind === 'rows' ? group.rows.flat() : [group.kind === 'image' ? group : group.image]
    return pictures.map(({ label }) => label)
  })
const dataOf = (...args: Parameters<typeof content>) =>
  documentData(documentInput(content(...args)), 'https://a.test', [])

test('sections in which nothing stands are not printed, and the others are numbered in their order', () => {
  const { sections } = dataOf({
    description: [part('學習動機與目標', [words('河水')])],
    secondSpindle: [part('反思', [words('')]), part('又一節')],
    thirdSpindle: [part('收穫', [words('耐心')])],
  })
  expect(sections.map(({ parts }) => [parts[0]?.number, parts[0]?.title])).toEqual([
    ['第一章', '學習動機與目標'],
    ['第二章', '收穫'],
  ])
})

test('a section keeps its title when only a later part has something', () => {
  const { sections } = dataOf({ firstSpindle: [part('學習歷程'), part('取樣', [words('三個點')]), part('空的')] })
  expect(sections[0]?.parts.map(({ title }) => title)).toEqual(['學習歷程', '取樣'])
})

test('sections stand in the order that was chosen', () => {
  const { sections } = dataOf(
    { description: [part('動機', [words('甲')])], postScript: [part('', [words('謝謝')])] },
    {},
    { sectionOrder: ['postScript', 'fourthSpindle', 'thirdSpindle', 'secondSpindle', 'firstSpindle', 'description'] },
  )
  expect(sections.map(({ parts }) => parts[0]?.title)).toEqual(['', '動機'])
  // The post-script has no title, so it has no number either.
  expect(sections.map(({ parts }) => parts[0]?.number)).toEqual(['', '第一章'])
})

test('pictures that follow each other stand together where nobody has set their size, and a page break parts them', () => {
  const kindsOf = (items: ReturnType<typeof picture>[], pages: object = {}, edition: 1 | 2 = 2) => {
    const input = { ...documentInput(content({ firstSpindle: [part('歷程', items)] }, pages)), edition }
    return documentData(input, 'https://a.test', []).sections[0]?.parts[0]?.contents.map((group) =>
      group.kind === 'rows' ? group.rows.map((row) => row.length) : group.kind,
    )
  }
  const [one, other] = [picture('a'), picture('b')]
  expect(kindsOf([one, other])).toEqual([[2]])
  expect(kindsOf([one, words('字'), other])).toEqual(['image', 'text', 'image'])
  expect(kindsOf([one, picture('b', { width: 60 })])).toEqual(['image', 'image'])
  expect(kindsOf([one, picture('b', { place: 'left' })])).toEqual(['image', 'image'])
  expect(kindsOf([one, picture('b', { isPinned: true })])).toEqual(['image', 'image'])
  expect(kindsOf([one, other, picture('c', { breakBefore: true })])).toEqual([[2], 'image'])
  // The works design begins with a large picture; the first edition has no rows.
  expect(kindsOf([one, other, picture('c')], { template: 'works' })).toEqual(['image', [2]])
  expect(kindsOf([one, other], {}, 1)).toEqual(['image', 'image'])
})

test('a picture that is to be compared stands beside the next one, both with what is said above them', () => {
  const groupsOf = (items: ReturnType<typeof picture>[], pages: object = {}) =>
    dataOf({ firstSpindle: [part('歷程', items)] }, pages).sections[0]?.parts[0]?.contents.map((group) =>
      group.kind === 'rows' ? group.rows.map((row) => row.map(({ tag }) => tag)) : group.kind,
    )
  const compared = (more: object = {}) => picture('a', { arrangement: 'compared', ...more })
  expect(groupsOf([compared(), picture('b'), picture('c')])).toEqual([[['之前', '之後']], 'image'])
  expect(groupsOf([compared(), picture('b')], { language: 'en' })).toEqual([[['Before', 'After']]])
  expect(groupsOf([compared({ comparedAs: '下雨前' }), picture('b', { comparedAs: '下雨後' })])).toEqual([
    [['下雨前', '下雨後']],
  ])
  expect(groupsOf([compared(), compared(), compared(), picture('d')])).toHaveLength(2)
  // A gallery picture is not part of a comparison; without a second picture, the first is an ordinary one.
  expect(groupsOf([compared(), picture('g', { arrangement: 'gallery' }), picture('b')])).toEqual([[['之前', '之後']]])
  expect(groupsOf([compared(), words('字'), picture('b')])).toEqual(['image', 'text', 'image'])
  expect(groupsOf([compared(), picture('b', { arrangement: 'page' })])).toEqual(['image', 'page'])
})

test('pictures for the gallery stand at the end of their section, counted after the others', () => {
  const inGallery = (caption: string) => picture(newId(), { caption, arrangement: 'gallery' })
  const { sections } = dataOf({
    firstSpindle: [
      part('歷程', [inGallery('甲'), words('字'), picture(newId(), { caption: '乙' })]),
      part('只有圖集', [inGallery('丙')]),
      part('後來', [words('字')]),
    ],
    secondSpindle: [part('反思', [inGallery('丁')])],
  })
  expect(sections.map(({ parts }) => parts.map(({ title }) => title))).toEqual([['歷程', '後來'], ['反思']])
  const [first, second] = sections
  expect(labelsIn(first?.parts[0]?.contents)).toEqual(['圖 1　乙'])
  expect(first?.gallery.flat().map(({ label }) => label)).toEqual(['圖 2　甲', '圖 3　丙'])
  expect(second?.gallery.flat().map(({ label }) => label)).toEqual(['圖 4　丁'])
})

test('pictures with a caption are counted through the document, the others are not', () => {
  const ids = [newId(), newId(), newId()]
  const [first = '', second = '', third = ''] = ids
  const input = documentInput(
    content({
      firstSpindle: [
        part('歷程', [picture(first, { caption: '上游' }), picture(second), picture(third, { caption: '下游' })]),
      ],
    }),
    ids.map((id) => fileOf(id)),
  )
  const items = documentData(input, 'https://a.test', []).sections[0]?.parts[0]?.contents
  expect(labelsIn(items)).toEqual(['圖 1　上游', '', '圖 2　下游'])
})

test('the paragraph after a picture at the side stands beside it, the one after that does not', () => {
  const id = newId()
  const { sections } = dataOf({
    firstSpindle: [part('歷程', [picture(id, { place: 'side' }), words('旁邊'), words('下面')])],
  })
  const contents = sections[0]?.parts[0]?.contents
  expect(contents?.map(({ kind }) => kind)).toEqual(['beside', 'text'])
})

test('an adjusted picture is shown in place of the one it was made of, with its own shape', () => {
  const [imageId, adjustedId] = [newId(), newId()]
  const adjusted = content(
    { firstSpindle: [part('歷程', [picture(imageId)])] },
    { coverImageId: imageId },
    { adjustImages: [{ imageId, adjustedId, recipe: recipeOf() }] },
  )
  const input = documentInput(adjusted, [fileOf(imageId), fileOf(adjustedId, 1_000, 2_000)])
  expect(shownFileIds(input)).toEqual([adjustedId])
  const [item] = documentData(input, 'https://a.test', []).sections[0]?.parts[0]?.contents ?? []
  expect(item).toMatchObject({ kind: 'image', name: `p-${adjustedId}`, ratio: 2 })
})

test('a caption that counts for itself is not counted twice, and the next one goes on from it', () => {
  const captions = ['圖 1：上游', '中游', '圖五 下游', '河口']
  const { sections } = dataOf({
    firstSpindle: [
      part(
        '歷程',
        captions.map((caption) => picture(newId(), { caption })),
      ),
    ],
  })
  const items = sections[0]?.parts[0]?.contents
  expect(labelsIn(items)).toEqual(['圖 1：上游', '圖 2　中游', '圖五 下游', '圖 6　河口'])
})

test('what the product says is in the language of the document', () => {
  const section = { description: [part('Motivation', [words('A river')])] }
  const data = dataOf(section, { language: 'en', template: 'timeline' })
  expect(data).toMatchObject({ locale: 'en', madeOn: '21 November 2026', texts: { contents: 'Contents' } })
  expect(data.sections[0]?.parts[0]?.number).toBe('Stop 1')
})

test('a timeline says the day of a record once, where its texts begin', () => {
  const of = (day?: string) => words('字', day === undefined ? {} : { day })
  const texts = [of('2026-09-18'), of('2026-09-18'), of(), of('2026-10-02'), of('2026-09-18')]
  const daysIn = (pages: object) =>
    dataOf({ description: [part('動機', texts)] }, pages).sections[0]?.parts[0]?.contents.map(
      (item) => 'day' in item && item.day,
    )
  expect(daysIn({ template: 'timeline' })).toEqual(['2026.9.18', false, false, '2026.10.2', '2026.9.18'])
  expect(daysIn({ template: 'timeline', language: 'en' })?.[0]).toBe('18 Sept 2026')
  expect(daysIn({ template: 'calm' })).toEqual(Array(5).fill(false))
})

test('an academic document numbers the parts of a section that have a title', () => {
  const section = {
    description: [part('動機', [words('字')]), ...['甲', '', '乙'].map((of) => part(of, [words('字')]))],
  }
  const numbersIn = (pages: object) => dataOf(section, pages).sections[0]?.parts.map(({ number }) => number)
  expect(numbersIn({ template: 'academic' })).toEqual(['一、', '（一）', '', '（二）'])
  expect(numbersIn({ template: 'academic', language: 'en' })).toEqual(['1.', '1.1', '', '1.2'])
  expect(numbersIn({ template: 'calm' })).toEqual(['第一章', '', '', ''])
})

test('no design has a number that reads as a dash, but for documents that have the first edition’s', () => {
  const section = content({ description: [part('動機', [words('字')])] })
  const numberOf = (template: Template, edition: Edition = currentEdition) => {
    const of = { ...section, pages: { ...section.pages, template } }
    return documentData({ ...documentInput(of), edition }, 'https://a.test', []).sections[0]?.parts[0]?.number
  }
  expect(templates.map((template) => numberOf(template))).toEqual([
    '第一章',
    '一、',
    '第一章',
    '第一站',
    '01',
    '第一章',
  ])
  expect(numberOf('academic', 1)).toBe('一')
})

test.each([
  ['第一章', '動機', '第一章　動機'],
  ['一、', '動機', '一、動機'],
  ['（一）', '分工', '（一）分工'],
  ['01', '動機', '01 動機'],
  ['1.', 'Motive', '1. Motive'],
  ['', '後記', '後記'],
])('a title with the number %j before it is one line', (number, title, line) =>
  expect(titleWith(number, title)).toBe(line),
)

test('addresses that texts lead to are printed once, in the order of the sections, by the design that has a place for them', () => {
  const link = (text: string, href: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
  const [one, other] = ['https://a.test/', 'https://b.test/']
  const content = [link('甲', other), link('乙', one), link('丙', other), link(one, one)]
  const section = { description: [part('動機', [words('字', { block: { type: 'paragraph', content } })])] }
  expect(dataOf(section, { template: 'academic' }).links).toEqual([other, one])
  expect(dataOf(section, { template: 'calm' }).links).toEqual([])
})

test('a cover says in its language what was filled, in its order, and nothing else', () => {
  const coverFacts = { semester: '115 學年度第 1 學期', teacher: '王雅文老師', class: '' }
  const factsIn = (pages: object) => dataOf({}, pages).coverFacts
  expect(factsIn({ coverFacts })).toEqual([
    ['指導老師', '王雅文老師'],
    ['學期', '115 學年度第 1 學期'],
  ])
  expect(factsIn({ coverFacts, language: 'en' })[0]).toEqual(['Teacher', '王雅文老師'])
  expect(factsIn({})).toEqual([])
})

test('the day is in the calendar of everything else', () => {
  const data = dataOf({})
  expect(data.madeOn).toBe('2026 年 11 月 21 日')
  expect(data.confirmation).toMatchObject({
    url: 'https://a.test/confirm/ABCD2345EFGH6789',
    code: 'ABCD-2345-EFGH-6789',
  })
})

function recipeOf() {
  return {
    quarterTurns: 1,
    degrees: 0,
    isMirrored: false,
    crop: null,
    brightness: 0,
    contrast: 0,
    saturation: 0,
    strokes: [],
    labels: [],
  }
}
