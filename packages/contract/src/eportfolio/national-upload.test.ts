import { expect, test } from 'vitest'
import { daysOfSemester } from '../school-year.ts'
import { nationalUploadDays, nationalUploadRule, nationalUploadRules } from './national-upload.ts'

test('a rule holds from its day on until the next, and the first for all days before it', () => {
  const [first] = nationalUploadRules
  expect(nationalUploadRule('2001-01-01')).toBe(first)
  for (const [index, rule] of nationalUploadRules.entries()) {
    expect(nationalUploadRule(rule.from)).toBe(rule)
    const before = new Date(Date.parse(`${rule.from}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    expect(nationalUploadRule(before)).toBe(nationalUploadRules[Math.max(0, index - 1)])
  }
})

test('rules stand in the order of their days', () => {
  const days = nationalUploadRules.map(({ from }) => from)
  expect(days.toSorted()).toEqual(days)
})

test('results of a semester are handed in after its last lesson, and certified after that', () => {
  expect(nationalUploadDays('115-1')).toEqual({ uploadedUntil: '2027-02-03', certifiedUntil: '2027-02-10' })
  expect(nationalUploadDays('115-2')).toEqual({ uploadedUntil: '2027-07-14', certifiedUntil: '2027-07-21' })
  for (const semester of ['108-1', '108-2', '115-1', '115-2']) {
    const { uploadedUntil, certifiedUntil } = nationalUploadDays(semester)
    expect(uploadedUntil > daysOfSemester(semester).from).toBe(true)
    expect(certifiedUntil > uploadedUntil).toBe(true)
  }
})

test('no more is chosen in a year than was certified in its semesters', () => {
  for (const { courseResults } of nationalUploadRules)
    expect(courseResults.chosenPerYear).toBeLessThanOrEqual(2 * courseResults.perSemester)
})
