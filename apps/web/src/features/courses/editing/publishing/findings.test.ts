import type { CourseFinding } from '@learntrail/contract/courses/check'
import { emptyCourse } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

const unit = { id: 'u1', name: '橋上', resources: [] }
const whole = {
  ...emptyCourse,
  name: '河川的一年',
  introduction: '走一年。',
  classifications: ['arts' as const],
  recipients: [{ type: 'anyone' as const }],
  chapters: [{ id: 'c1', name: '看河', units: [unit] }],
}
const problems = (findings: CourseFinding[]) => findings.map(({ problem }) => problem)

const nothing = { unitsWithText: [], files: [] }
const withText = { ...nothing, unitsWithText: ['u1'] }

test('a whole course has nothing to mend, and an empty one says everything that is missing', () => {
  expect(findingsOf(whole, withText, [])).toEqual([])
  expect(problems(findingsOf(emptyCourse, nothing, []))).toEqual([
    'name_missing',
    'introduction_missing',
    'classification_missing',
    'recipient_missing',
    'chapter_missing',
  ])
  expect(problems(findingsOf(whole, nothing, []))).toEqual(['unit_empty'])
})

test('a bound is kept at its limit, and one past it is said', () => {
  const named = (length: number) => findingsOf({ ...whole, name: '長'.repeat(length) }, withText, [])
  expect(named(courseLimits.name)).toEqual([])
  expect(named(courseLimits.name + 1)).toEqual([
    { problem: 'too_long', spot: { part: 'facts', field: 'name' }, limit: courseLimits.name },
  ])
})

test('of what the server says only that counts which it alone can tell', () => {
  const address = { problem: 'address_wrong', spot: { part: 'resource', id: 'r3' } } as const
  const file = { problem: 'file_unfinished', spot: { part: 'resource', id: 'r2' } } as const
  const text = { problem: 'too_long', spot: { part: 'unit', id: 'u1' }, limit: 15_000 } as const
  const mended = { problem: 'name_missing', spot: { part: 'facts', field: 'name' } } as const
  expect(findingsOf(whole, withText, [mended, file, address, text])).toEqual([file, address, text])
})

test('advice stands last', () => {
  const film = { id: 'r1', type: 'video' as const, name: '溶氧', courseFileId: 'f1', address: null, duration: null }
  const course = {
    ...whole,
    name: '',
    chapters: [
      {
        id: 'c1',
        name: '看河',
        units: [
          { ...unit, resources: [film] },
          { ...unit, id: 'u2' },
        ],
      },
    ],
  }
  expect(problems(findingsOf(course, nothing, []))).toEqual(['name_missing', 'unit_empty', 'film_without_captions'])
})
