import { expect, test } from 'vitest'
import { suggestedPlace } from './schooling.rules.ts'

test.each([
  [1, 'primary_1', 'primary_school'],
  [6, 'primary_6', 'primary_school'],
  [7, 'junior_high_1', 'junior_high_school'],
  [9, 'junior_high_3', 'junior_high_school'],
  [10, 'high_1', 'high_school'],
  [12, 'high_3', 'high_school'],
] as const)('grade %i of the ministry is %s at a %s', (grade, code, schoolType) => {
  expect(suggestedPlace({ role: 'student', grade })).toEqual({ academicRole: 'student', grade: code, schoolType })
})

test('who teaches has no grade, and who works at a school fills the form of teachers', () => {
  expect(suggestedPlace({ role: 'teacher', grade: 3 })).toEqual({
    academicRole: 'teacher',
    grade: null,
    schoolType: null,
  })
  expect(suggestedPlace({ role: 'education_staff', grade: null }).academicRole).toBe('teacher')
})

test('what the ministry does not say is not guessed', () => {
  expect(suggestedPlace({ role: null, grade: null })).toEqual({ academicRole: null, grade: null, schoolType: null })
})
