import type { Page } from '@playwright/test'
import { joinAsCoEditor, writeCourse } from '../support/course.ts'
import { befriend } from '../support/friends.ts'
import { expect, test } from '../support/test.ts'

const text = (page: Page) => page.getByRole('textbox', { name: '單元內容' })
const marked = (page: Page) => text(page).locator('mark')
const beside = (page: Page) => page.getByRole('region', { name: '註解' })

test('a co-editor remarks on a passage, another answers while the text moves, and it is resolved', async ({
  people,
}) => {
  test.slow()
  const [one, other] = [await people.member(), await people.member()]
  await befriend(one, other)
  const { id } = await writeCourse(one, '河川的一年')
  await joinAsCoEditor(one, other, id)
  for (const { page } of [one, other]) {
    await page.goto(`/courses/edit/${id}`)
    await page.getByRole('link', { name: '溶氧是什麼' }).first().click()
    await expect(text(page)).toHaveText('水裡的氧氣')
  }

  // The first teacher marks the last two characters by keyboard.
  await expect(async () => {
    await text(one.page).click()
    await one.page.keyboard.press('End')
    for (const _ of '氧氣') await one.page.keyboard.press('Shift+ArrowLeft')
    // The editor learns of the selection a frame later.
    const marked = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return String(getSelection())
    }
    expect(await one.page.evaluate(marked)).toBe('氧氣')
  }).toPass()
  await one.page.keyboard.press('Control+Alt+KeyM')
  await one.page.getByRole('textbox', { name: '寫註解' }).fill('要不要說從哪裡來？')
  await one.page.keyboard.press('Enter')
  await expect(marked(one.page)).toHaveText('氧氣')

  // The second sees the remark without reloading, types before and after the marked words, and replies.
  await expect(marked(other.page)).toHaveText('氧氣')
  await expect(beside(other.page).getByText('要不要說從哪裡來？')).toBeVisible()
  await text(other.page).click()
  await other.page.keyboard.press('Home')
  await other.page.keyboard.type('溶氧是')
  await other.page.keyboard.press('End')
  await other.page.keyboard.type('，來自水草。')
  for (const { page } of [one, other]) {
    await expect(text(page)).toHaveText('溶氧是水裡的氧氣，來自水草。')
    await expect(marked(page)).toHaveText('氧氣')
  }
  // The mark stays on its words when the paragraph is split.
  await other.page.keyboard.press('Home')
  for (const _ of '溶氧是') await other.page.keyboard.press('ArrowRight')
  await other.page.keyboard.press('Enter')
  for (const { page } of [one, other]) await expect(marked(page)).toHaveText('氧氣')

  await beside(other.page).getByRole('button', { name: '到這段文字：氧氣' }).click()
  await other.page.getByRole('textbox', { name: '回覆' }).fill('加好了')
  await other.page.keyboard.press('Enter')
  await expect(beside(one.page).getByRole('button', { name: '1 則回覆' })).toBeVisible()
  await expect(beside(one.page).getByText('加好了')).toBeVisible()

  // Once resolved by one, the remark leaves both texts and moves to the resolved ones.
  await beside(one.page).getByRole('button', { name: '解決' }).click()
  for (const { page } of [one, other]) await expect(marked(page)).toHaveCount(0)
  await beside(one.page).getByRole('tab', { name: '已解決' }).click()
  await expect(beside(one.page).getByText('要不要說從哪裡來？')).toBeVisible()
})
