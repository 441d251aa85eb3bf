import { expect, test } from '../support/test.ts'

const todayInTaiwan = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei' }).format()

test('Plus is ordered, paid by bank transfer, found by staff, and given with a receipt by mail', async ({ people }) => {
  const [payer, staff] = [await people.member(), await people.browser()]
  await staff.api.logInAsDemo('staff')

  const { page } = payer
  await page.goto('/subscription/subscription-introduction')
  await page.getByRole('button', { name: '訂購一年' }).click()
  const asking = page.getByRole('dialog', { name: '用 1,200 元訂購 Plus 一年嗎？' })
  await asking.getByRole('button', { name: '訂購', exact: true }).click()
  await expect(page).toHaveURL('/account/orders')
  const order = page.getByRole('article', { name: /^訂單 / })
  await expect(order.getByText('等待匯款')).toBeVisible()
  await expect(order.getByText('901-540-123456')).toBeVisible()
  const number = (await order.getAttribute('aria-label'))?.replace('訂單 ', '') ?? ''
  await order.getByLabel('匯款帳號末五碼').fill('５４３２１')
  await order.getByLabel('匯款日期').fill(todayInTaiwan())
  await expect(order.getByLabel('匯款金額')).toHaveValue('1200')
  await order.getByRole('button', { name: '送出' }).click()
  await expect(order.getByText('確認款項中')).toBeVisible()

  await staff.page.goto('/admin/orders')
  const row = staff.page.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('末五碼 54321')).toBeVisible()
  await expect(row.getByRole('link', { name: payer.person.displayName })).toBeVisible()
  await row.getByRole('button', { name: `訂單 ${number} 的款項到了` }).click()
  const granting = staff.page.getByRole('dialog', { name: `訂單 ${number} 的款項到了嗎？` })
  await granting.getByRole('button', { name: '開通方案' }).click()
  await expect(staff.page.getByText('方案開通了，收據寄出了')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(order.getByText('已開通')).toBeVisible()
  await page.goto('/account/plan')
  await expect(page.getByText(new RegExp(`^訂購.*${number}`))).toBeVisible()

  const mailbox = await people.browser(payer.person, { isAtTheMachine: true })
  await mailbox.page.goto(`/mailbox?email=${encodeURIComponent(payer.person.email)}`)
  const receipt = mailbox.page.getByRole('article').filter({ hasText: `Plus 方案收據 ${number}` })
  await expect(receipt.getByText('收到的金額：新台幣 1,200 元')).toBeVisible()
})
