import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { newcomer } from '../../../testing/people.ts'
import type { SignedInUser } from '../api/read-current-user.ts'

const ofStudents = ['年級', '學號', '學群或群別', '科系']
const ofAll = ['真實姓名', '暱稱']
const ofSchools = [...ofAll, '學校']

/** The form of a newcomer whose school has suggested its type. */
function openForm(role: SignedInUser['registrationRole'], schoolType: SchoolType | null) {
  const known = { fullName: '', academicRole: null, school: null, county: null, grade: null, studentId: null }
  const server = guestServer()
    .on('GET /api/v2/users/current', {
      ...newcomer,
      registrationRole: role,
      hasAcceptedTerms: true,
      suggestion: { ...known, schoolType },
    })
    .on('GET /api/v2/organization/academic/counties', { counties: [] })
    .on('GET /api/v2/organization/academic/grade', { grades: [] })
    .on('GET /api/v2/organization/academic/title', { titles: [] })
    .on('GET /api/v2/organization/academic/discipline', { disciplines: [] })
    .on('GET /api/v2/organization/otherUnitCategory', { industries: [] })
    .on('GET /api/v2/organization/jobCategory', { jobCategories: [] })
  return { server, ...openApplication('/signup-form') }
}

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent.replace(/ \*$/, '')

test.each([
  ['a pupil of a primary school', 'student', 'primary_school', [...ofSchools, '年級', '家長或監護人姓名']],
  ['a pupil of a junior high school', 'student', 'junior_high_school', [...ofSchools, '年級', '學號']],
  ['a student of a senior high or vocational school', 'student', 'high_school', [...ofSchools, ...ofStudents]],
  [
    'a student of a five-year junior college',
    'student',
    'five_year_junior_college_program',
    [...ofSchools, ...ofStudents],
  ],
  ['a student of a university', 'student', 'university_or_graduate_school', [...ofSchools, ...ofStudents]],
  ['a teacher of a junior high school', 'teacher', 'junior_high_school', [...ofSchools, '職稱', '手機']],
  [
    'a teacher of a university',
    'teacher',
    'university_or_graduate_school',
    [...ofSchools, '職稱', '學群或群別', '科系', '手機'],
  ],
  ['education staff of a primary school', 'education_staff', 'primary_school', [...ofSchools, '職稱', '手機']],
  ['somebody of another unit', 'other', null, [...ofAll, '服務單位', '產業', '職務', '所在縣市', '鄉鎮市區']],
] as const)(
  '%s has to fill what is asked of them, and sends nothing before',
  async (_name, role, schoolType, asked) => {
    const { server, user } = openForm(role, schoolType)
    await user.click(await screen.findByRole('button', { name: '完成，開始使用' }))
    expect(screen.getAllByText('請填寫這個欄位').length).toBeGreaterThan(0)
    const main = within(screen.getByRole('main'))
    const fields = [
      ...main.getAllByRole<HTMLInputElement>('textbox'),
      ...main.queryAllByRole<HTMLInputElement>('combobox'),
    ]
    const required = fields.filter((field) => field.required).map(labelOf)
    expect(required.toSorted()).toEqual(asked.toSorted())
    expect(server.received('PATCH /api/v2/users/current')).toEqual([])
  },
)

test('nobody outside schools is told of classmates and of teachers with a list', async () => {
  openForm('other', null)
  expect(await screen.findByText(/^有了這些資料，一起學習的人才認得你。/)).toBeInTheDocument()
  expect(await screen.findByLabelText(/^真實姓名/)).toHaveAccessibleDescription('2 到 20 個字，一開始只給好友看')
  expect(screen.queryByText(/老師/)).toBeNull()
})

const jianguo = {
  id: '019d0000-0000-7000-8000-000000000001',
  code: '353301',
  name: '臺北市立建國中學',
  type: 'high_school' as const,
  county: 'taipei_city' as const,
  ownership: 'public' as const,
}

test('a school is found by what people call it, and says itself what it is and where', async () => {
  const { server, user } = openForm('student', null)
  server.on('GET /api/v2/organization/academic/schools', {
    schools: [{ ...jianguo, township: 'taipei_zhongzheng' }],
    hasMore: false,
  })
  await user.type(await screen.findByRole('combobox', { name: '學校' }), '建中')
  await user.click(await screen.findByRole('option', { name: /臺北市立建國中學/ }))
  expect(await screen.findByRole('textbox', { name: '學號' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: '年級' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: '學校所在縣市' })).not.toBeInTheDocument()
  expect(server.received('GET /api/v2/organization/academic/schools')[0]?.query.get('keyword')).toBe('建中')
})

test('where the list does not say in which township a school is, that is asked', async () => {
  const { server, user } = openForm('student', null)
  server.on('GET /api/v2/organization/academic/schools', {
    schools: [{ ...jianguo, township: null }],
    hasMore: false,
  })
  await user.type(await screen.findByRole('combobox', { name: '學校' }), '建國')
  await user.click(await screen.findByRole('option', { name: /臺北市立建國中學/ }))
  expect(await screen.findByRole('combobox', { name: '鄉鎮市區' })).toBeInTheDocument()
})

const name = '臺北市'
const label = { tw: name, en: 'Taipei' }
test.each([
  ['grade', 'student', 'high_school', /^年級/, { grades: [{ code: 'high_1', label, schoolType: 'high_school' }] }],
  ['discipline', 'student', 'high_school', /^學群或群別/, { disciplines: [{ code: 'a', label }] }],
  ['title', 'teacher', 'high_school', /^職稱/, { titles: [{ code: 'a', label }] }],
  ['counties', 'other', null, /^所在縣市/, { counties: [{ code: 'a', label, townships: [] }] }],
] as const)(
  'a list of %s that did not load is loaded again in one press',
  async (list, role, schoolType, field, answer) => {
    const call = `GET /api/v2/organization/academic/${list}` as const
    const { server, user } = openForm(role, schoolType)
    server.on(call, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const again = await screen.findByRole('button', { name: '清單沒有載入，再試一次' })
    expect(screen.getByRole('combobox', { name: field })).toBeDisabled()
    server.on(call, answer as never)
    await user.click(again)
    await waitFor(() => expect(screen.getByRole('combobox', { name: field })).toBeEnabled())
    await user.click(screen.getByRole('combobox', { name: field }))
    expect(await screen.findByRole('option', { name })).toBeVisible()
    expect(screen.queryByRole('button', { name: /清單沒有載入/ })).not.toBeInTheDocument()
  },
)
