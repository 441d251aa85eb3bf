import { Account } from '../pages/account.ts'
import { Trail } from '../pages/trail.ts'
import { giveAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/test.ts'

test('a passkey is added and named, opens the account without typing, and is removed', async ({ people }) => {
  const { page } = await people.member()
  await giveAuthenticator(page)
  // The virtual authenticator would otherwise autofill the account field before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const account = new Account(page)
  await account.open()
  const ways = page.getByRole('region', { name: '登入方式' })
  await ways.getByRole('button', { name: '新增密碼金鑰' }).click()
  await expect(page.getByText('加好了，以後不用打字就能登入')).toBeVisible()

  await ways.getByRole('button', { name: /^更改「/ }).click()
  const dialog = page.getByRole('dialog', { name: '幫密碼金鑰取個名字' })
  await dialog.getByLabel('名字').fill('書桌上的電腦')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await expect(ways.getByText('書桌上的電腦')).toBeVisible()

  await account.logOut()
  await page.goto('/login')
  await page.getByRole('button', { name: '用密碼金鑰登入' }).click()
  await new Trail(page).isShown()

  await account.open()
  await ways.getByRole('button', { name: '移除「書桌上的電腦」' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByText('已移除「書桌上的電腦」')).toBeVisible()
  await expect(ways.getByText('書桌上的電腦')).toBeHidden()
})
