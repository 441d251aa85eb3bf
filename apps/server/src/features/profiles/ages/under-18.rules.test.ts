import { describe, expect, test } from 'vitest'
import { isUnder18 } from './under-18.rules.ts'

const now = new Date('2026-11-22T00:00:00Z')
const pupil = { type: 'academic_unit', academicRole: 'student', schoolType: 'high_school', grade: 'high_2' } as const
const somebody = { birthYear: null, registrationRole: 'student', organization: pupil }

describe('by year of birth', () => {
  test.each([
    ['2026-12-31T15:59:59Z', 2008, true],
    ['2026-12-31T16:00:00Z', 2008, false],
    ['2026-01-01T00:00:00Z', 2008, true],
    ['2026-11-22T00:00:00Z', 2007, false],
    ['2026-11-22T00:00:00Z', 2012, true],
  ])('at %s whoever was born in %i is under 18: %s', (moment, birthYear, isSo) => {
    expect(isUnder18({ ...somebody, birthYear }, new Date(moment))).toBe(isSo)
  })

  test('the year says more than the school', () => {
    expect(isUnder18({ ...somebody, birthYear: 1990 }, now)).toBe(false)
    const student = { ...pupil, schoolType: 'university_or_graduate_school', grade: 'university_1' } as const
    expect(isUnder18({ ...somebody, organization: student, birthYear: 2010 }, now)).toBe(true)
  })
})

describe('without it, by school and grade', () => {
  test.each([
    ['primary_school', 'primary_6', true],
    ['junior_high_school', 'junior_high_3', true],
    ['high_school', 'high_3', true],
    ['high_school', 'high_extended', true],
    ['high_school', null, true],
    ['five_year_junior_college_program', 'junior_college_3', true],
    ['five_year_junior_college_program', 'junior_college_4', false],
    ['five_year_junior_college_program', null, true],
    ['university_or_graduate_school', 'university_1', false],
    ['university_or_graduate_school', 'doctor', false],
    [null, null, true],
  ] as const)('a student of %s, %s, is under 18: %s', (schoolType, grade, isSo) => {
    expect(isUnder18({ ...somebody, organization: { ...pupil, schoolType, grade } }, now)).toBe(isSo)
  })

  test('teachers and people outside schools are not', () => {
    expect(isUnder18({ ...somebody, organization: { ...pupil, academicRole: 'teacher', grade: null } }, now)).toBe(
      false,
    )
    expect(isUnder18({ ...somebody, organization: { ...pupil, type: 'other_unit' } }, now)).toBe(false)
  })

  test('whoever has told nothing yet is, when they signed up as a student', () => {
    expect(isUnder18({ ...somebody, organization: null }, now)).toBe(true)
    expect(isUnder18({ ...somebody, registrationRole: 'teacher', organization: null }, now)).toBe(false)
  })
})
