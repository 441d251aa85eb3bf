import { expect, test } from 'vitest'
import { student } from '../../../testing/people.ts'
import { changeOf, checkOrganization, fieldOfPath, type OrganizationValues, valuesOf } from './organization-values.ts'

const empty = valuesOf({ ...student, displayName: '', fullName: '' })
const broken = (values: Partial<OrganizationValues>) =>
  Object.entries(checkOrganization({ ...empty, ...values }))
    .filter(([, sentence]) => sentence !== null)
    .map(([field]) => field)
    .sort()

const names = { displayName: '小雨', fullName: '林小雨' }
const place = { county: 'taipei_city', township: 'taipei_zhongzheng', school: student.id } as const

test('a primary pupil needs a guardian, and neither number nor discipline', () => {
  expect(broken({ ...names, ...place, schoolType: 'primary_school' })).toEqual(['grade', 'guardianName'])
})

test('a pupil of a junior high school needs a number, and no discipline', () => {
  expect(broken({ ...names, ...place, schoolType: 'junior_high_school' })).toEqual(['grade', 'studentId'])
})

test.each(['high_school', 'five_year_junior_college_program', 'university_or_graduate_school'] as const)(
  'a student of %s needs number, discipline and department',
  (schoolType) => {
    expect(broken({ ...names, ...place, schoolType })).toEqual(['department', 'discipline', 'grade', 'studentId'])
  },
)

test('a teacher needs a title and a mobile phone', () => {
  expect(broken({ ...names, ...place, academicRole: 'teacher', schoolType: 'primary_school' })).toEqual([
    'phone',
    'title',
  ])
})

test('another unit needs its name, industry, job and place', () => {
  expect(broken({ ...names, type: 'other_unit' })).toEqual([
    'county',
    'industryCategory',
    'jobCategory',
    'serviceUnit',
    'township',
  ])
})

test('a school that is not in the list is typed', () => {
  const missing = { ...names, ...place, school: null, isSchoolMissing: true, schoolType: 'primary_school' } as const
  expect(broken(missing)).toContain('schoolName')
  expect(broken({ ...missing, schoolName: '森林小學' })).not.toContain('schoolName')
})

test('names keep the limits and the marks of the specification', () => {
  const sentence = (values: Partial<OrganizationValues>) => checkOrganization({ ...empty, ...names, ...values })
  expect(sentence({ displayName: 'a'.repeat(45) }).displayName).toBeNull()
  expect(sentence({ displayName: 'a'.repeat(46) }).displayName).toBe('最多 45 個字')
  expect(sentence({ displayName: '小雨*' }).displayName).toContain('不能使用')
  expect(sentence({ displayName: '我是學跡' }).displayName).toBe('不能使用「學跡」或「Learntrail」，換一個吧')
  expect(sentence({ displayName: 'ＬＥＡＲＮ trail' }).displayName).toBe('不能使用「學跡」或「Learntrail」，換一個吧')
  expect(sentence({ displayName: '\u2800\u2800' }).displayName).toContain('看不到任何字')
  expect(sentence({ displayName: '\u200b\u200b' }).displayName).toBe('請填寫這個欄位')
  expect(sentence({ displayName: '客\u200b服' }).displayName).toContain('服務團隊')
  expect(sentence({ fullName: '陳老師✔' }).fullName).toContain('已驗證')
  expect(sentence({ displayName: `小雨${'\u0301'.repeat(20)}` }).displayName).toContain('疊了太多')
  expect(sentence({ fullName: '林'.repeat(21) }).fullName).toBe('最多 20 個字')
  expect(sentence({ fullName: '林' }).fullName).toBe('至少要 2 個字')
})

test.each([
  ['organizationTitle', 45],
  ['unitName', 45],
  ['unitTitle', 10],
] as const)('outside schools %s may be left out, and has up to %i characters', (field, limit) => {
  const sentence = (typed: string, type: OrganizationValues['type'] = 'other_unit') =>
    checkOrganization({ ...empty, ...names, type, [field]: typed })[field]
  expect([sentence(''), sentence('𠮷'.repeat(limit))]).toEqual([null, null])
  expect(sentence('位'.repeat(limit + 1))).toBe(`最多 ${limit} 個字`)
  expect(sentence('甲/乙')).toContain('不能使用')
  // Not checked for a person who is at a school after all.
  expect(sentence('甲/乙', 'academic_unit')).toBeNull()
})

test('what people outside schools say of where they work is sent', () => {
  const work = { jobCategory: 'software', industryCategory: 'manufacturing', serviceUnit: '科教館' } as const
  const unit = { organizationTitle: ' 國立臺灣科學教育館 ', unitName: '展示組', unitTitle: '' }
  expect(changeOf({ ...empty, ...names, ...place, type: 'other_unit', ...work, ...unit }).organization).toMatchObject({
    serviceUnit: '科教館',
    organizationTitle: '國立臺灣科學教育館',
    unitName: '展示組',
    unitTitle: '',
  })
})

test('a phone of a student is checked only if given', () => {
  const phone = (value: string) => checkOrganization({ ...empty, ...names, phone: value }).phone
  expect(phone('')).toBeNull()
  expect(phone('0912345678')).toBeNull()
  expect(phone('0812345678')).toBe('請輸入 09 開頭的 10 位數字')
})

test('what is sent holds only what the kind of person needs', () => {
  const change = changeOf({
    ...empty,
    ...names,
    ...place,
    schoolType: 'primary_school',
    grade: 'primary_4',
    studentId: 'left over',
    guardianName: ' 林大雨 ',
  })
  expect(change.profile).toEqual({ guardianName: '林大雨' })
  expect(change.organization).toMatchObject({
    academicRole: 'student',
    grade: 'primary_4',
    studentId: null,
    discipline: null,
  })
})

test('a field problem of the wire finds its field', () => {
  expect(fieldOfPath('organization.location.county')).toBe('county')
  expect(fieldOfPath('organization.studentId')).toBe('studentId')
  expect(fieldOfPath('contact.phone')).toBe('phone')
  expect(fieldOfPath('profile.guardianName')).toBe('guardianName')
  expect(fieldOfPath('displayName')).toBe('displayName')
})
