import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

test('a guest logs in first, and then is where they wanted to go', async ({ people }) => {
  const { person } = await people.member()
  const { page } = await people.browser(person)
  await page.goto('/user/profile')
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent('/user/profile')}`)
  await new LogIn(page).submit(person.email, person.password)
  await expect(page).toHaveURL((url) => url.pathname === '/user/profile')
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
