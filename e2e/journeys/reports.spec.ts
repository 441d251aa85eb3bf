import { RecordScreen } from '../pages/record-screen.ts'
import { expect, test } from '../support/test.ts'

test('a record is reported, hidden by the service, appealed against, and seen again when that is lifted', async ({
  people,
}) => {
  const [writer, reader, staff] = [await people.member(), await people.member(), await people.browser()]
  await staff.api.logInAsDemo('moderator')
  const title = `河邊的照片 ${writer.person.username}`
  const id = await writer.api.publish({ title, text: '照片裡有我們班的人。' })

  await reader.page.goto(`/user/portfolio/${id}`)
  await new RecordScreen(reader.page).report()
  await reader.page.getByRole('checkbox', { name: '洩漏個人資料' }).check()
  await reader.page.getByRole('textbox', { name: '發生了什麼事' }).fill('照片拍到我同學的臉，他不願意。')
  await reader.page.getByRole('button', { name: '送出檢舉' }).click()
  await expect(reader.page.getByText('收到了，謝謝你告訴我們')).toBeVisible()

  await staff.page.goto('/admin/reports')
  await staff.page.getByRole('link', { name: title }).click()
  await staff.page.getByRole('button', { name: '由我處理' }).click()
  await staff.page.getByRole('button', { name: '隱藏內容' }).click()
  await staff.page.getByRole('textbox', { name: '告訴對方的話' }).fill('照片拍到同學的臉，請先取得同意。')
  await staff.page.getByRole('button', { name: '送出決定' }).click()
  await expect(staff.page.getByRole('heading', { name: '處理紀錄' })).toBeVisible()

  await reader.page.goto(`/user/portfolio/${id}`)
  await expect(reader.page.getByText('找不到這則紀錄')).toBeVisible()

  await writer.page.goto(`/user/portfolio/${id}`)
  await writer.page.getByRole('link', { name: '看原因與申訴' }).click()
  await expect(writer.page.getByText('照片拍到同學的臉，請先取得同意。')).toBeVisible()
  await expect(writer.page.getByText(reader.person.displayName)).toHaveCount(0)
  await writer.page.getByRole('button', { name: '提出申訴' }).click()
  await writer.page.getByRole('textbox', { name: '為什麼你覺得不對' }).fill('他們都簽過同意書，我附在班網上。')
  await writer.page.getByRole('button', { name: '送出申訴' }).click()
  await expect(writer.page.getByText('等待另一位同仁查看')).toBeVisible()

  await staff.page.reload()
  await expect(staff.page.getByText('他們都簽過同意書，我附在班網上。')).toBeVisible()
  await staff.page.getByRole('textbox', { name: '撤回的原因' }).fill('看過同意書了')
  await staff.page.getByRole('button', { name: '撤回', exact: true }).click()
  await expect(staff.page.getByText('撤回原因：看過同意書了')).toBeVisible()

  await reader.page.reload()
  await expect(new RecordScreen(reader.page).article(title)).toBeVisible()
})
