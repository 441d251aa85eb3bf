import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

test('who has no e-mail reads whom to ask, gets a new first password from support, and chooses their own', async ({
  people,
}) => {
  const code = '353301'
  const number = `J${Date.now() % 100_000_000}`
  const staff = await people.browser()
  await staff.api.logInAsDemo('staff')
  await staff.page.goto('/admin/import-accounts')
  const rows = `學校,姓名,學號,年級,班級,座號\r\n${code},林小河,${number},高一,忠,7\r\n`
  await staff.page
    .getByLabel('名單檔案')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await expect(staff.page.getByText('7 林小河')).toBeVisible()
  await staff.page.getByRole('button', { name: '建立帳號' }).click()
  await staff.page.getByRole('textbox', { name: /原因/ }).fill('新生')
  await staff.page.getByRole('button', { name: '建立', exact: true }).click()

  // Other journeys import lists at the same time: this import is done when she can be found.
  const she = staff.page.getByRole('link', { name: /林小河/ })
  await expect(async () => {
    await staff.page.goto(`/admin/people?find=${code}-${number}`)
    await expect(she).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await she.click()
  await staff.page.getByRole('button', { name: '給新的預設密碼' }).click()
  const asking = staff.page.getByRole('dialog')
  await asking.getByRole('textbox', { name: /原因/ }).fill('忘記密碼')
  await asking.getByRole('button', { name: '給新的預設密碼' }).click()
  const given = staff.page.getByRole('dialog', { name: '新的預設密碼' })
  const password = (await given.getByText(/^[a-z]{4}-[a-z]{4}-[2-9]{4}$/).textContent()) ?? ''

  const pupil = await people.browser()
  const logIn = new LogIn(pupil.page)
  await pupil.page.goto('/login/forgotten')
  await expect(pupil.page.getByRole('heading', { name: '沒有電子郵件？' })).toBeVisible()
  await logIn.open()
  await logIn.submit(`${code}-${number}`, password)
  await expect(pupil.page.getByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()
})
