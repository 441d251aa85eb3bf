import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newContent } from '../drafts/new-content.rules.ts'
import { saysNothing, textOf } from './document-text.rules.ts'

const text = (words: string): DocumentItem => ({ kind: 'text', id: newId(), text: words, breakBefore: false })
const picture = (caption: string): DocumentItem => ({
  kind: 'image',
  id: newId(),
  imageId: newId(),
  width: 100,
  place: 'center',
  caption,
  breakBefore: false,
})

function contentWith(items: DocumentItem[]) {
  const content = newContent('溪流', 'tw')
  content.customTextResources.firstSpindle[0]?.contents.push(...items)
  return content
}

test('a document without a text and a picture says nothing', () => {
  expect(saysNothing(contentWith([]))).toBe(true)
  expect(saysNothing(contentWith([text(' \n')]))).toBe(true)
  expect(saysNothing(contentWith([text('溶氧')]))).toBe(false)
  expect(saysNothing(contentWith([picture('')]))).toBe(false)
})
test('what can be read stands in the order of the document; empty parts are not printed', () => {
  const content = contentWith([text('量了三個點'), picture('上游'), picture('')])
  content.customTextResources.secondSpindle[0]?.contents.push(text('下次早一點到'))
  content.sectionOrder = ['secondSpindle', 'firstSpindle', 'description', 'thirdSpindle', 'fourthSpindle', 'postScript']
  content.pages.introduction = '一條河的兩年'
  content.pages.coverFacts = { semester: '115 學年度', subject: '探究與實作' }
  expect(textOf(content).split('\n')).toEqual([
    '溪流',
    '一條河的兩年',
    '探究與實作',
    '115 學年度',
    '反思',
    '下次早一點到',
    '學習歷程',
    '量了三個點',
    '上游',
  ])
})
