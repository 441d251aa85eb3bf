import type { Page } from '@playwright/test'
import { Account } from '../pages/account.ts'
import { LogIn } from '../pages/log-in.ts'
import { expect, test } from '../support/test.ts'

const page = (shown: Page) => shown.locator('html')

test('a guest switches language and theme at once, and both stay after a reload', async ({ people }) => {
  const guest = await people.browser()
  await guest.page.goto('/login')
  await guest.page.getByRole('button', { name: 'EN，切換成英文' }).click()
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page(guest.page)).toHaveAttribute('lang', 'en')
  await guest.page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(page(guest.page)).toHaveAttribute('data-theme', 'dark')

  await guest.page.reload()
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page(guest.page)).toHaveAttribute('data-theme', 'dark')
})

test('an apostrophe in English is as narrow as its letters', async ({ people }) => {
  const { page: shown } = await people.browser()
  await shown.addInitScript(() => localStorage.setItem('learntrail.locale', 'en'))
  await shown.goto('/onboarding')
  const teacher = shown.getByRole('link', { name: "I'm a teacher" })
  await expect(teacher).toBeVisible()
  const [apostrophe, letter] = await teacher.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return [Number.NaN, Number.NaN]
    const { fontFamily } = getComputedStyle(element)
    pen.font = `100px ${fontFamily}`
    return [pen.measureText('’').width, pen.measureText('m').width]
  })
  expect(apostrophe).toBeLessThan((letter ?? 0) / 2)
})

test('the choice goes along to another device', async ({ people }) => {
  const first = await people.member()
  const account = new Account(first.page)
  await account.open()
  await account.theme('草原').click()
  await expect(page(first.page)).toHaveAttribute('data-theme', 'meadow')
  await account.language('English').click()
  await expect(first.page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(account.theme('Meadow')).toHaveAttribute('aria-pressed', 'true')

  await first.page.setViewportSize({ width: 390, height: 664 })
  await first.page.goto('/help')
  const back = first.page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
  const words = back.getByText('Home')
  await expect(words).toBeVisible()
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)

  const second = await people.browser(first.person)
  const logIn = new LogIn(second.page)
  await logIn.open()
  await logIn.submit(first.person.email, first.person.password)
  await expect(page(second.page)).toHaveAttribute('lang', 'en')
  await expect(page(second.page)).toHaveAttribute('data-theme', 'meadow')
  await second.page.reload()
  await expect(page(second.page)).toHaveAttribute('data-theme', 'meadow')
})
