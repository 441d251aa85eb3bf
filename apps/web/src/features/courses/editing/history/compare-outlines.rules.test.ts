import { type CourseOutline, emptyCourse } from '@learntrail/contract/courses/content'
import { expect, test } from 'vitest'
import { compareChapters } from './compare-outlines.rules.ts'

const resource = {
  id: 'r',
  type: 'external' as const,
  name: '水位',
  courseFileId: null,
  address: 'https://example.org/',
  duration: null,
}
const unit = (id: string, name = id) => ({ id, name, resources: [] })
const course = (...chapters: [id: string, units: string[], name?: string][]): CourseOutline => ({
  ...emptyCourse,
  chapters: chapters.map(([id, units, name = id]) => ({ id, name, units: units.map((one) => unit(one)) })),
})
const read = (before: CourseOutline, after: CourseOutline) =>
  compareChapters(before, after).map(({ units, ...chapter }) => [
    said(chapter),
    units.map((one) => said(one) + (one.formerChapter === null ? '' : ` from ${one.formerChapter}`)),
  ])
const said = ({
  id,
  change,
  isMoved,
  formerName,
}:
  | ReturnType<typeof compareChapters>[number]
  | { id: string; change: string; isMoved: boolean; formerName: string | null }) =>
  `${id}${change === 'kept' ? '' : ` ${change}`}${isMoved ? ' moved' : ''}${formerName === null ? '' : ` was ${formerName}`}`

test('the same is the same', () => {
  const one = course(['看河', ['橋上', '岸邊']])
  expect(read(one, one)).toEqual([['看河', ['橋上', '岸邊']]])
})

test('what came and went stands where it is and was', () => {
  expect(read(course(['甲', ['一', '二', '三']]), course(['甲', ['一', '三', '四']], ['乙', []]))).toEqual([
    ['甲', ['一', '二 removed', '三', '四 added']],
    ['乙 added', []],
  ])
  expect(read(course(['甲', ['一']], ['乙', []]), course(['乙', []]))).toEqual([
    ['甲 removed', ['一 removed']],
    ['乙', []],
  ])
})

test('only what was moved has moved', () => {
  expect(read(course(['甲', ['一', '二', '三', '四']]), course(['甲', ['四', '一', '二', '三']]))).toEqual([
    ['甲', ['四 moved', '一', '二', '三']],
  ])
  expect(read(course(['甲', []], ['乙', []]), course(['乙', []], ['甲', []]))[0]?.[0]).toBe('乙')
})

test('a unit in another chapter says where it was, also when that chapter went', () => {
  expect(read(course(['甲', ['一', '二']], ['乙', ['三']]), course(['甲', ['一']], ['乙', ['二', '三']]))).toEqual([
    ['甲', ['一']],
    ['乙', ['二 moved from 甲', '三']],
  ])
  expect(read(course(['甲', ['一']], ['乙', []]), course(['乙', ['一']]))).toEqual([
    ['甲 removed', []],
    ['乙', ['一 moved from 甲']],
  ])
})

test('another name and other things to learn from are told', () => {
  const before = course(['甲', ['一'], '看河'])
  const after = course(['甲', ['一'], '量河'])
  const first = after.chapters[0]?.units[0]
  if (first) Object.assign(first, { resources: [resource] })
  expect(compareChapters(before, after)).toMatchObject([
    { name: '量河', formerName: '看河', units: [{ hasOtherResources: true }] },
  ])
})
