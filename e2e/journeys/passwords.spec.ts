import { Account } from '../pages/account.ts'
import { LogIn } from '../pages/log-in.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

test('a forgotten password is replaced by mail; the link works once and other devices are signed out', async ({
  people,
}) => {
  const first = await people.member()
  const { page, person } = await people.browser(first.person, { isAtTheMachine: true })
  const newPassword = 'a-new-walk-home'
  const logIn = new LogIn(page)
  await logIn.open()
  await logIn.forget(person.email)
  await page.getByRole('link', { name: '打開這台電腦的信箱' }).click()
  const mail = page.getByRole('article').filter({ hasText: '重新設定你的密碼' })
  await mail.getByRole('link', { name: '打開信裡的連結' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '設定新密碼' })).toBeVisible()
  const link = page.url()
  await logIn.setNewPassword(newPassword)
  await new Trail(page).isShown()

  await first.page.goto('/account')
  await new LogIn(first.page).isShown()
  await new LogIn(first.page).submit(person.email, person.password)
  await expect(first.page.getByText('密碼不正確，請再輸入一次。')).toBeVisible()
  await new LogIn(first.page).submit(person.email, newPassword)
  await expect(first.page).toHaveURL('/account')

  const later = await people.browser(person)
  await later.page.goto(link)
  await expect(later.page.getByText('這個連結用過了')).toBeVisible()
})

test('a changed password ends the other sessions and keeps this one', async ({ people }) => {
  const { page, person } = await people.member()
  const other = await people.browser(person)
  const otherLogIn = new LogIn(other.page)
  await otherLogIn.open()
  await otherLogIn.submit(person.username, person.password)
  await new Trail(other.page).isShown()

  const account = new Account(page)
  await account.open()
  await expect(account.devices).toHaveCount(2)
  await page.getByRole('link', { name: '更新密碼' }).click()
  await page.getByRole('textbox', { name: '目前的密碼', exact: true }).fill(person.password)
  await new LogIn(page).typeNewPassword('uphill-both-ways')
  await page.getByRole('button', { name: '儲存新密碼' }).click()
  await expect(page.getByText('密碼已更新')).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(account.devices).toHaveCount(1)

  await other.page.goto('/account')
  await otherLogIn.isShown()
})

test('one device signs another one out', async ({ people }) => {
  const { page, person } = await people.member()
  const other = await people.browser(person)
  const otherLogIn = new LogIn(other.page)
  await otherLogIn.open()
  await otherLogIn.submit(person.email, person.password)
  await new Trail(other.page).isShown()

  const account = new Account(page)
  await account.open()
  await account.devices.getByRole('button', { name: '登出' }).click()
  await page.getByRole('dialog', { name: '登出這台裝置？' }).getByRole('button', { name: '登出' }).click()
  await expect(account.devices).toHaveCount(1)
  await other.page.goto('/account')
  await otherLogIn.isShown()
})
