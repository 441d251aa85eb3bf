import { emptyPlan, type PlanContent } from '@learntrail/contract/plans/content'
import { lessonsAsked } from '@learntrail/contract/plans/facts'
import { expect, test } from 'vitest'
import { findingsOf, hasVisibleEnd } from './findings.rules.ts'

const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const whole = (lessons: number, text = '讀第 1 章'): PlanContent => ({
  ...emptyPlan,
  projectName: '讀四本書',
  motivation: '想知道',
  learningType: ['reading'],
  startedAt: '2026-09-01',
  endedAt: '2026-09-20',
  criteria: ['讀完 4 本書'],
  proposalPresent: ['talk'],
  progress: {
    stages: [{ id: anId(1), goal: '讀完 4 本書', weekCount: 1 }],
    weeks: [{ id: anId(2), items: [{ id: anId(3), text, lessons }] }],
  },
})
const kinds = (content: PlanContent) => findingsOf(content, lessonsAsked).map(({ kind }) => kind)

test('an empty plan is asked for all that is missing, nothing twice', () => {
  expect(kinds(emptyPlan)).toEqual(['needed', 'dates', 'present', 'criteria', 'noWeeks'])
})

test('a whole plan is asked for nothing, with as many 節 as are asked and not with one less', () => {
  expect(kinds(whole(lessonsAsked))).toEqual([])
  expect(findingsOf(whole(lessonsAsked - 1), lessonsAsked)).toEqual([
    { kind: 'fewLessons', lessons: lessonsAsked - 1, step: 'progress' },
  ])
  expect(findingsOf(whole(6), 6)).toEqual([])
  expect(kinds(whole(0))).toEqual(['noLessons'])
})

test('a week whose items say nothing is empty', () => {
  expect(kinds(whole(lessonsAsked, ' '))).toEqual(['emptyWeeks'])
})

test('a goal ends where something can be seen or counted', () => {
  expect(['訪談 3 個人', '寫出兩篇文章', '完成初稿', 'A paper is written'].map(hasVisibleEnd)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['更了解自己', '培養興趣', 'Be better at music'].map(hasVisibleEnd)).toEqual([false, false, false])
})
