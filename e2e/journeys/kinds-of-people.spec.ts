import { ProfileForm } from '../pages/profile-form.ts'
import { Trail } from '../pages/trail.ts'
import type { Role } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

interface Kind {
  name: string
  role: Role
  /** What to type in the school field. */
  school?: string
  /** Fields that the form asks besides names and place. */
  fields: { choose?: string[]; type?: Record<string, string> }
}

// Which fields each kind of person gets, and that every list has options, is tested with the form and its call.
const kinds: Kind[] = [
  {
    name: 'a teacher of a university',
    role: 'teacher',
    school: '台大',
    fields: { choose: ['職稱', '學群或群別', '科系'], type: { 手機: '0912345678' } },
  },
  {
    name: 'somebody of another unit',
    role: 'other',
    fields: { choose: ['產業', '職務'], type: { 服務單位: '學習工作室' } },
  },
]

for (const { name, role, school, fields } of kinds) {
  test(`${name} can fill the form`, async ({ people }) => {
    const { page, person, api } = await people.newcomer(role)
    await api.acceptTerms()
    await page.goto('/signup-form')
    const form = new ProfileForm(page)
    await form.isShown()

    await form.submit()
    await expect(page.getByText('請填寫這個欄位').first()).toBeVisible()
    await expect(page).toHaveURL('/signup-form')

    await form.fillNames({ fullName: '王小明', displayName: person.displayName })
    if (school === undefined) {
      await form.fillPlace('臺南市', '東區', '所在縣市')
    } else {
      await form.findSchool(school)
    }
    for (const field of fields.choose ?? []) await form.choose(field)
    for (const [field, value] of Object.entries(fields.type ?? {})) await form.field(field).fill(value)
    await form.submit()
    await new Trail(page).isShown()
  })
}

test('a school that is not in the list is typed, and a half-filled form survives a closed tab', async ({ people }) => {
  const { page, person, api } = await people.newcomer('student')
  await api.acceptTerms()
  await page.goto('/signup-form')
  const form = new ProfileForm(page)
  await form.fillNames({ fullName: '王小明', displayName: person.displayName })
  await page.getByRole('button', { name: '找不到我的學校' }).click()
  await form.choose('學制', '國小')
  await form.fillPlace('花蓮縣', '秀林鄉')
  await page.getByLabel('學校全名').fill('山上的實驗小學')
  await page.close({ runBeforeUnload: true })

  const next = await page.context().newPage()
  await next.goto('/signup-form')
  const again = new ProfileForm(next)
  await expect(next.getByLabel('學校全名')).toHaveValue('山上的實驗小學')
  await again.choose('年級')
  await again.field('家長或監護人姓名').fill('王太太')
  await again.submit()
  await new Trail(next).isShown()
})
