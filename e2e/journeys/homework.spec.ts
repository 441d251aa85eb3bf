import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Waits for the draft to be saved: the editor saves a moment after the last keystroke. */
const draftSaved = (page: Page) => expect(page.getByText('草稿已儲存')).toBeVisible()

test('homework is assigned, written, handed in with a receipt, returned, handed in again, and comes back with a score', async ({
  people,
}) => {
  const teacher = await people.member()
  const student = await people.member()
  const clientId = crypto.randomUUID()
  const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
  await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })

  await teacher.page.goto(`/user/group/${group.id}?tab=homework`)
  await teacher.page.getByRole('link', { name: '發布作業' }).click()
  await teacher.page.getByRole('textbox', { name: /^標題/ }).fill('量量看水溝')
  await teacher.page.getByRole('textbox', { name: '說明' }).fill('量三個地方的水溫，寫下你發現什麼。')
  // Publishing is refused while a required field is empty.
  await teacher.page.getByRole('button', { name: '發布作業' }).click()
  await expect(teacher.page.getByText('請填寫這個欄位')).toBeVisible()
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await teacher.page.getByLabel('日期').first().fill(inAWeek)
  await teacher.page.getByRole('button', { name: '發布作業' }).click()
  await expect(teacher.page.getByText('指派給 1 人')).toBeVisible()
  const address = teacher.page.url()

  await student.page.goto('/homework')
  await student.page.getByRole('link', { name: /量量看水溝/ }).click()
  const writing = student.page.getByRole('textbox', { name: '作業內容' })
  await writing.fill('上游十九度，下游二十一度。')
  await draftSaved(student.page)
  await student.page.reload()
  await expect(writing).toContainText('下游二十一度')
  await student.page.getByRole('button', { name: '繳交' }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: '確定繳交' }).click()
  const receipt = student.page.getByRole('dialog').getByRole('region', { name: '繳交收據' })
  await expect(receipt).toContainText('準時')
  await expect(receipt).toContainText('第 1 版')
  await receipt.getByRole('button', { name: '核對內容' }).click()
  await expect(receipt).toContainText('和交出時一模一樣')
  await student.page.getByRole('dialog').getByRole('button', { name: '好', exact: true }).click()

  // The teacher corrects by keyboard alone once the work has loaded.
  await teacher.page.goto(`${address}/correct?state=to_correct`)
  await expect(teacher.page.getByText('上游十九度')).toBeVisible()
  await teacher.page.getByRole('textbox', { name: /^分數/ }).fill('70')
  await teacher.page.getByRole('textbox', { name: '評語' }).fill('中游也量量看，再想想為什麼。')
  await teacher.page.getByRole('button', { name: '退回修改' }).click()
  await teacher.page.getByRole('textbox', { name: '評語' }).press('Control+Enter')
  await expect(teacher.page.getByText(/已退回給/)).toBeVisible()

  await student.page.goto(address)
  // Feedback comes first, on the version handed in; the question is folded; the date is for handing in again.
  await expect(student.page.getByText('中游也量量看')).toBeVisible()
  await expect(student.page.getByText(/^可再交到 /)).toBeVisible()
  await expect(student.page.getByRole('region', { name: '最近交的' })).toContainText('下游二十一度')
  await expect(student.page.getByText('量三個地方的水溫')).toBeHidden()
  await student.page.getByText('看題目和評分方式').click()
  await expect(student.page.getByText('量三個地方的水溫')).toBeVisible()
  await student.page.getByRole('button', { name: '去修改' }).click()
  await expect(writing).toBeFocused()
  await writing.fill('上游十九度，中游二十度，下游二十一度：太陽曬得越久越熱。')
  await draftSaved(student.page)
  await student.page.getByRole('button', { name: '繳交' }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: '確定繳交' }).click()
  await expect(receipt).toContainText('第 2 版')
  await student.page.getByRole('dialog').getByRole('button', { name: '好', exact: true }).click()

  await teacher.page.goto(`${address}/correct?state=to_correct`)
  await expect(teacher.page.getByText('太陽曬得越久越熱').first()).toBeVisible()
  await teacher.page.getByRole('textbox', { name: /^分數/ }).fill('95')
  await teacher.page.getByRole('button', { name: '批改完成' }).click()
  await teacher.page.getByRole('button', { name: '發還', exact: true }).click()
  await expect(teacher.page.getByText(/已發還給/)).toBeVisible()

  await student.page.goto('/homework?view=released')
  await student.page.getByRole('link', { name: /量量看水溝/ }).click()
  await expect(student.page.getByRole('region', { name: '評語' }).first()).toContainText('95')
})
