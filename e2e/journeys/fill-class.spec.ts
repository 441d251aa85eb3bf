import { LogIn } from '../pages/log-in.ts'
import { ProfileForm } from '../pages/profile-form.ts'
import { SignUp } from '../pages/sign-up.ts'
import { expect, test } from '../support/test.ts'

test('a teacher fills a class by a list and by a class of the school, and gives a pupil of it a new password', async ({
  people,
}) => {
  test.setTimeout(120_000)
  // The school of the demo's teacher, with a class name unique to this run.
  const code = '403301'
  const stamp = String(Date.now() % 10_000_000)
  const className = `e${stamp}`
  const pupils = ['王小明', '林小雨', '陳小海'].map((name, at) => ({ name, number: `K${stamp}${at}` }))
  const staff = await people.browser()
  await staff.api.logInAsDemo('staff')
  await staff.page.goto('/admin/import-accounts')
  const rows = pupils.map(({ name, number }, at) => `${code},${name},${number},高一,${className},${at + 1}\r\n`)
  const file = Buffer.from(`學校,姓名,學號,年級,班級,座號\r\n${rows.join('')}`)
  await staff.page.getByLabel('名單檔案').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: file })
  await expect(staff.page.getByText('3 陳小海')).toBeVisible()
  await staff.page.getByRole('button', { name: '建立帳號' }).click()
  await staff.page.getByRole('textbox', { name: /原因/ }).fill('新生')
  await staff.page.getByRole('button', { name: '建立', exact: true }).click()
  await expect(staff.page.getByRole('button', { name: '下載預設密碼' }).first()).toBeVisible()

  const teacher = await people.browser()
  await teacher.api.logInAsDemo('teacher')
  const { page } = teacher
  const clientId = crypto.randomUUID()
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'teaching',
    name: '高一新班',
    handle: `fill-${clientId.slice(0, 8)}`,
    clientId,
    withRoom: true,
  })
  await page.goto(`/user/group/${group.id}`)
  await page.getByRole('region', { name: '讓大家進來' }).getByRole('button', { name: '加入學生' }).click()
  const dialog = page.getByRole('dialog', { name: '加入學生' })
  const [ming, rain] = pupils
  const list = `座號\t姓名\t學號\n1\t王小明\t${ming?.number}\n2\t林小雨\t${rain?.number}`
  await dialog.getByRole('textbox', { name: '學生名單' }).fill(list)
  await dialog.getByRole('button', { name: '核對名單' }).click()
  await dialog.getByRole('button', { name: '加入 2 位' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/user/gmember/${group.id}`)
  await expect(page.getByText(/1 王小明/)).toBeVisible()
  await page.getByRole('button', { name: '加入學生' }).click()
  await dialog.getByRole('tab', { name: '從班級' }).click()
  await dialog.getByRole('checkbox', { name: new RegExp(className) }).check()
  await dialog.getByRole('button', { name: '加入 1 位' }).click()
  await expect(dialog.getByText('加入了 1 位，原本就在的有 2 位。')).toBeVisible()
  await dialog.getByRole('button', { name: '好了' }).click()
  await expect(page.getByText(/3 陳小海/)).toBeVisible()

  // A student has forgotten the password.
  await page.getByRole('button', { name: /^管理「1 王小明/ }).click()
  await page.getByRole('menuitem', { name: '給新的預設密碼' }).click()
  await page.getByRole('button', { name: '給新的預設密碼' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByRole('textbox', { name: /原因/ }).fill('忘記密碼')
  await asking.getByRole('button', { name: '給新的預設密碼' }).click()
  const password = (await page.getByText(/^[a-z]{4}-[a-z]{4}-[2-9]{4}$/).textContent()) ?? ''
  const pupil = await people.browser()
  const logIn = new LogIn(pupil.page)
  await logIn.open()
  await logIn.submit(`${code}-${ming?.number}`, password)
  const signUp = new SignUp(pupil.page)
  await signUp.acceptTerms()
  await new ProfileForm(pupil.page).isShown()
  // Filling the form has its own journeys.
  await pupil.api.fillProfile(pupil.person)
  await pupil.page.goto('/')

  // The student is told who set the password, and must choose a new one to continue.
  await expect(pupil.page.getByRole('heading', { level: 1, name: '更新密碼' })).toBeVisible()
  await expect(pupil.page.getByText(/^老師替你設了新的預設密碼/)).toBeVisible()
  await pupil.page.goto('/portfolio')
  await expect(pupil.page).toHaveURL(/\/user\/update-password/)
  await logIn.typeNewPassword('uphill-both-ways')
  await pupil.page.getByRole('button', { name: '儲存新密碼' }).click()
  await expect(pupil.page).toHaveURL(/\/portfolio(\?|$)/)

  const later = await people.browser()
  const again = new LogIn(later.page)
  await again.open()
  await again.submit(`${code}-${ming?.number}`, password)
  await expect(later.page.getByText('密碼不正確，請再輸入一次。')).toBeVisible()
  await again.submit(`${code}-${ming?.number}`, 'uphill-both-ways')
  await expect(later.page).toHaveURL(/\/portfolio(\?|$)/)

  await page.goto(`/user/group/${group.id}`)
  const room = page.getByRole('main').getByRole('link', { name: /^討論室/ })
  await expect(room).toHaveAttribute('href', /^\/chatroom\//)
})
