import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

for (const address of ['/portfolio', '/account', '/user/profile', '/user/build-portfolio', '/user/update-password']) {
  test(`a guest at ${address} logs in first and then is there`, async ({ people }) => {
    const { person } = await people.member()
    const { page } = await people.browser(person)
    await page.goto(address)
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`)
    await new LogIn(page).submit(person.email, person.password)
    await expect(page).toHaveURL((url) => url.pathname === address)
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('after log-in nobody is sent to another site', async ({ people }) => {
  const { person } = await people.member()
  const { page } = await people.browser(person)
  await page.goto('/login?returnTo=https%3A%2F%2Fexample.com%2F')
  await new LogIn(page).submit(person.email, person.password)
  await expect(page).toHaveURL((url) => url.pathname === '/portfolio')
})

test('the root leads each person where they belong', async ({ people }) => {
  const guest = await people.browser()
  await guest.page.goto('/')
  await expect(guest.page).toHaveURL('/onboarding')

  const newcomer = await people.newcomer()
  await newcomer.page.goto('/')
  await expect(newcomer.page).toHaveURL('/signup-terms')
  await newcomer.page.goto('/portfolio')
  await expect(newcomer.page).toHaveURL('/signup-terms')
  await newcomer.api.acceptTerms()
  await newcomer.page.goto('/account')
  await expect(newcomer.page).toHaveURL('/signup-form')

  const member = await people.member()
  await member.page.goto('/')
  await expect(member.page).toHaveURL(/\/portfolio/)
  await member.page.goto('/signup-form')
  await expect(member.page).toHaveURL(/\/portfolio/)
  await member.page.goto('/signup-terms')
  await expect(member.page).toHaveURL(/\/portfolio/)
})

test('an unknown address is said to be one, for guests and members', async ({ people }) => {
  for (const { page } of [await people.browser(), await people.member()]) {
    await page.goto('/no/such/page')
    await expect(page).toHaveURL('/error')
    await expect(page.getByText('這條路到這裡就斷了')).toBeVisible()
    await page.getByRole('link', { name: '回到首頁', exact: true }).click()
    await expect(page).toHaveURL(/\/(onboarding|portfolio)/)
  }
})

test('records and people that are not there say so', async ({ people }) => {
  const { page } = await people.member()
  await page.goto('/user/portfolio/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('找不到這則紀錄')).toBeVisible()
  await page.goto('/user/portfolio/not-an-id')
  await expect(page.getByText('找不到這則紀錄')).toBeVisible()
  await page.goto('/user/person/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('找不到這個人')).toBeVisible()
})

test('a forged link of a mail is refused with a way on', async ({ people }) => {
  const { page } = await people.browser()
  await page.goto('/verification/forged')
  await expect(page.getByText('這個連結無效')).toBeVisible()
  await expect(page.getByRole('link', { name: '重新申請' })).toBeVisible()
})

test('a session that was ended elsewhere leads to log-in, and what was typed is still there', async ({ people }) => {
  const { page, person } = await people.member()
  await page.goto('/user/build-portfolio')
  await page.getByRole('textbox', { name: '標題' }).fill('登出前寫的')
  await expect(page.getByText('草稿已存到這台裝置')).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/user/build-portfolio')
  await new LogIn(page).submit(person.email, person.password)
  await expect(page.getByRole('textbox', { name: '標題' })).toHaveValue('登出前寫的')
})
