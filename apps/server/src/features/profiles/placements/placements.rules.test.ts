import { describe, expect, test } from 'vitest'
import { changeOfPlace, inNewYear, type Place } from './placements.rules.ts'

const place = (change: Partial<Place> = {}): Place => ({
  schoolId: 'a',
  typedSchoolName: null,
  academicRole: 'student',
  grade: 'high_1',
  className: '101',
  ...change,
})

describe('what is said of somebody', () => {
  test.each<[string, Partial<Place>, Partial<Place>, string]>([
    ['the same', {}, {}, 'none'],
    ['without a class', {}, { className: undefined as never }, 'none'],
    ['a grade that was not known', { grade: null, className: null }, { grade: 'high_2' }, 'tellsMore'],
    ['a class that was not known', { className: null }, { className: '102' }, 'tellsMore'],
    ['a school that was not known', { schoolId: null, grade: null, className: null }, {}, 'tellsMore'],
    ['the school that was typed', { schoolId: null, typedSchoolName: '望海高中' }, {}, 'tellsMore'],
    [
      'another spelling',
      { schoolId: null, typedSchoolName: '望海' },
      { schoolId: null, typedSchoolName: '望海高中' },
      'isElsewhere',
    ],
    ['another grade', {}, { grade: 'high_2' }, 'isElsewhere'],
    ['another class', {}, { className: '102' }, 'isElsewhere'],
    ['another school', {}, { schoolId: 'b' }, 'isElsewhere'],
    ['another role', {}, { academicRole: 'teacher', grade: null }, 'isElsewhere'],
  ])('%s', (_what, before, said, kind) => {
    const change = changeOfPlace(place(before), place(said))
    expect(change.kind).toBe(kind)
  })

  test('by whoever does not know the class leaves it, where all else is the same, and nowhere else', () => {
    const { className: _, ...said } = place({ grade: 'high_1' })
    expect(changeOfPlace(place({ grade: null }), said)).toMatchObject({ place: { grade: 'high_1', className: '101' } })
    expect(changeOfPlace(place(), { ...said, grade: 'high_2' })).toMatchObject({ place: { className: null } })
  })
})

describe('in a new school year', () => {
  test('grade and class are to be said anew', () => {
    expect(inNewYear(place())).toEqual(place({ grade: null, className: null }))
    expect(inNewYear(place({ academicRole: 'teacher', grade: null }))).toMatchObject({ schoolId: 'a' })
  })

  test.each(['primary_6', 'junior_high_3', 'high_3'])('after %s the school is, too', (grade) => {
    const unknown = { schoolId: null, typedSchoolName: null, grade: null, className: null }
    expect(inNewYear(place({ grade }))).toEqual(place(unknown))
  })
})
