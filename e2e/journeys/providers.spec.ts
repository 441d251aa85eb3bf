import type { Page } from '@playwright/test'
import { LogIn } from '../pages/log-in.ts'
import { Trail } from '../pages/trail.ts'
import { stranger } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

async function logInAtGoogle(page: Page, person: string): Promise<void> {
  await page.getByLabel('Person').fill(person)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('somebody signs up with Google, says who they are, and comes back by it', async ({ people }) => {
  const { username } = stranger()
  const { page } = await people.browser()
  await new LogIn(page).open()
  await page.getByRole('button', { name: '用 Google 登入' }).click()
  await logInAtGoogle(page, username)
  await page.getByRole('button', { name: /^其他單位/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()

  const { page: elsewhere } = await people.browser()
  await new LogIn(elsewhere).open()
  await elsewhere.getByRole('button', { name: '用 Google 登入' }).click()
  await logInAtGoogle(elsewhere, username)
  await expect(elsewhere.getByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()
})

test('an account by e-mail opens with Google once its password is proved', async ({ people }) => {
  const { person } = await people.member()
  const { page } = await people.browser()
  await new LogIn(page).open()
  await page.getByRole('button', { name: '用 Google 登入' }).click()
  await logInAtGoogle(page, person.username)
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByLabel('目前的密碼', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: '確認，合成一個帳號' }).click()
  await new Trail(page).isShown()
  await page.goto('/account')
  await expect(page.getByRole('region', { name: '登入方式' })).toContainText('Google')
})

test('whoever presses cancel at Google is told, and can try again', async ({ people }) => {
  const { page } = await people.browser()
  await new LogIn(page).open()
  await page.getByRole('button', { name: '用 Google 登入' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('登入取消了', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '再用 Google 登入一次' }).click()
  await expect(page.getByLabel('Person')).toBeVisible()
})
