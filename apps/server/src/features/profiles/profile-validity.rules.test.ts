import { organizationInput } from '@learntrail/contract/profiles/organization'
import { displayName } from '@learntrail/contract/profiles/users'
import { describe, expect, test } from 'vitest'
import { profileProblems, type WholeProfile } from './profile-validity.rules.ts'

const other = { type: 'other_unit', academicRole: null, schoolType: null } as const
const at = (academicRole: 'teacher' | 'student', schoolType: 'primary_school' | 'high_school') =>
  ({ type: 'academic_unit', academicRole, schoolType }) as const

const problemsOf = (change: Partial<WholeProfile>) =>
  profileProblems({
    displayName: '小雨',
    fullName: '林小雨',
    organization: at('student', 'high_school'),
    guardianName: null,
    phone: '',
    ...change,
  }).map(({ path, rule }) => `${path} ${rule}`)

describe('a profile is filled', () => {
  test('with names and an organization', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ organization: other })).toEqual([])
    expect(problemsOf({ displayName: ' ', fullName: '', organization: null })).toEqual([
      'displayName required',
      'fullName required',
      'organization required',
    ])
  })

  test('with a guardian by primary pupils only', () => {
    expect(problemsOf({ organization: at('student', 'primary_school') })).toEqual(['profile.guardianName required'])
    expect(problemsOf({ organization: at('student', 'primary_school'), guardianName: '林先生' })).toEqual([])
    expect(problemsOf({ organization: at('teacher', 'primary_school'), phone: '0912345678' })).toEqual([])
  })

  test.each([
    ['student', '', []],
    ['student', '0912345678', []],
    ['student', '091234567', ['contact.phone invalid_mobile']],
    ['student', '0212345678', ['contact.phone invalid_mobile']],
    ['teacher', '', ['contact.phone required']],
    ['teacher', '0912345678', []],
    ['teacher', '09123456789', ['contact.phone invalid_mobile']],
  ] as const)('with the mobile phone of a %s "%s"', (role, phone, problems) => {
    expect(problemsOf({ organization: at(role, 'high_school'), phone })).toEqual(problems)
  })

  test('with any phone by people outside schools', () => {
    expect(problemsOf({ organization: other, phone: '(02) 2345-6789' })).toEqual([])
  })
})

const location = { county: 'taipei_city', township: 'taipei_neihu' }
const school = '00000000-0000-7000-8000-000000000000'
const student = {
  type: 'academic_unit',
  academicRole: 'student',
  schoolType: 'high_school',
  school,
  location,
  grade: 'high_2',
  studentId: 's110001',
  discipline: 'information',
  department: 'computer_science',
}
const unit = {
  type: 'other_unit',
  location,
  jobCategory: 'software',
  industryCategory: 'education',
  serviceUnit: '學跡_Co.-1',
}

function issuesOf(input: object): string[] {
  const parsed = organizationInput.safeParse(input)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('the organization of the form', () => {
  test.each(['school', 'grade', 'studentId', 'discipline', 'department'])('of a student needs %s', (field) => {
    expect(issuesOf({ ...student, [field]: null })).toEqual([`${field} required`])
  })

  test('of a teacher needs a title and neither grade nor student number', () => {
    const teacher = { ...student, academicRole: 'teacher', grade: null, studentId: null }
    expect(issuesOf(teacher)).toEqual(['title required'])
    expect(issuesOf({ ...teacher, title: 'homeroom_teacher' })).toEqual([])
  })

  test.each([
    ['primary_school', 'student', ['grade required']],
    ['junior_high_school', 'student', ['grade required', 'studentId required']],
    ['high_school', 'student', ['grade required', 'studentId required', 'discipline required', 'department required']],
    ['primary_school', 'teacher', ['title required']],
    ['junior_high_school', 'teacher', ['title required']],
    ['university_or_graduate_school', 'teacher', ['title required', 'discipline required', 'department required']],
  ])('of %s, %s, needs what that school has', (schoolType, academicRole, needed) => {
    expect(issuesOf({ type: 'academic_unit', academicRole, schoolType, school, location })).toEqual(needed)
  })

  test('takes a typed name instead of a listed school', () => {
    expect(issuesOf({ ...student, school: null, schoolName: '海外臺灣學校 (胡志明市)' })).toEqual([])
    expect(issuesOf({ ...student, school: null, schoolName: '校' })).toEqual(['schoolName too_short'])
    expect(issuesOf({ ...student, school: null, schoolName: '校'.repeat(60) })).toEqual([])
    expect(issuesOf({ ...student, school: null, schoolName: '校'.repeat(61) })).toEqual(['schoolName too_long'])
  })

  test.each([
    ['A', []],
    ['a1b2', []],
    ['A'.repeat(15), []],
    ['A'.repeat(16), ['studentId too_long']],
    ['', ['studentId required']],
    ['A-1', ['studentId invalid']],
    ['學1', ['studentId invalid']],
  ])('takes the student number %s', (studentId, issues) => {
    expect(issuesOf({ ...student, studentId })).toEqual(issues)
  })

  test('keeps student numbers in upper case', () => {
    expect(organizationInput.parse(student)).toMatchObject({ studentId: 'S110001' })
  })

  test.each(['location', 'jobCategory', 'industryCategory', 'serviceUnit'])('of another unit needs %s', (field) => {
    expect(issuesOf({ ...unit, [field]: undefined })).toHaveLength(1)
  })

  test.each([
    ['學', []],
    ['位'.repeat(45), []],
    ['位'.repeat(46), ['serviceUnit too_long']],
    [' ', ['serviceUnit required']],
    ['A B', ['serviceUnit invalid']],
    ['學跡（股）', ['serviceUnit invalid']],
    ['a@b', ['serviceUnit invalid']],
  ])('takes the service unit "%s"', (serviceUnit, issues) => {
    expect(issuesOf({ ...unit, serviceUnit })).toEqual(issues)
  })

  test.each([
    ['organizationTitle', 45],
    ['unitName', 45],
    ['unitTitle', 10],
  ])('of another unit takes a %s of up to %i characters, or none', (field, limit) => {
    const issues = (value: unknown) => issuesOf({ ...unit, [field]: value })
    for (const good of [undefined, null, '', ' 教育（推廣）組 ', '𠮷'.repeat(limit)]) expect(issues(good)).toEqual([])
    expect(issues('位'.repeat(limit + 1))).toEqual([`${field} too_long`])
    expect(issues('甲/乙')).toEqual([`${field} unsafe`])
  })
})

describe('a nickname', () => {
  const rulesOf = (name: string) => displayName.safeParse(name).error?.issues.map(({ message }) => message) ?? []

  test.each(['我愛學跡', 'Learntrail', 'LEARNTRAIL迷', 'ｌｅａｒｎＴＲＡＩＬ', 'Learn Trail', '學 跡'])(
    'does not hold the name of the product: %s',
    (name) => {
      expect(rulesOf(name)).toEqual(['product_name'])
    },
  )

  test.each([
    ['雨'.repeat(2), []],
    ['雨'.repeat(45), []],
    ['雨', ['too_short']],
    ['雨'.repeat(46), ['too_long']],
    [' 雨 ', ['too_short']],
    ['小雨.', ['unsafe']],
    ['學 習', []],
  ])('%s is judged', (name, rules) => {
    expect(rulesOf(name)).toEqual(rules)
  })
})
