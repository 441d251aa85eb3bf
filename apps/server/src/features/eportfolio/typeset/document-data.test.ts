import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { documentData, shownFileIds } from './document-data.ts'

const fileOf = (id: string, width = 1_600, height = 1_200) => ({ id, width, height }) as StoredFile
const dataOf = (...args: Parameters<typeof content>) =>
  documentData(documentInput(content(...args)), 'https://a.test', [])

test('sections in which nothing stands are not printed, and the others are numbered in their order', () => {
  const { sections } = dataOf({
    description: [part('學習動機與目標', [words('河水')])],
    secondSpindle: [part('反思', [words('')]), part('又一節')],
    thirdSpindle: [part('收穫', [words('耐心')])],
  })
  expect(sections.map(({ parts }) => [parts[0]?.number, parts[0]?.title])).toEqual([
    ['一', '學習動機與目標'],
    ['二', '收穫'],
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
  expect(sections.map(({ parts }) => parts[0]?.number)).toEqual(['', '一'])
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
  expect(items?.map((item) => (item.kind === 'image' ? item.label : ''))).toEqual(['圖 1　上游', '', '圖 2　下游'])
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
  expect(items?.map((item) => (item.kind === 'image' ? item.label : ''))).toEqual([
    '圖 1：上游',
    '圖 2　中游',
    '圖五 下游',
    '圖 6　河口',
  ])
})

test('what the product says is in the language of the document', () => {
  const section = { description: [part('Motivation', [words('A river')])] }
  const data = dataOf(section, { language: 'en', template: 'timeline' })
  expect(data).toMatchObject({ locale: 'en', madeOn: '21 November 2026', texts: { contents: 'Contents' } })
  expect(data.sections[0]?.parts[0]?.number).toBe('Stop 1')
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
