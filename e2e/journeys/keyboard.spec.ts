import type { Locator, Page } from '@playwright/test'
import { RecordForm } from '../pages/record-form.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

const mostStops = 80

test('a record is written, tagged and published with the keyboard alone', async ({ people }) => {
  const friend = await people.member()
  const { page, person } = await people.member()
  const title = `只用鍵盤 ${person.username}`
  const trail = new Trail(page)
  await page.goto('/portfolio?view=mine')
  await trail.isShown()

  await tabTo(page, page.getByRole('main').getByRole('link', { name: '寫第一則紀錄' }))
  await page.keyboard.press('Enter')
  const form = new RecordForm(page)
  await form.isShown()

  await tabTo(page, form.title)
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(form.content).toBeFocused()
  await page.keyboard.type('沒有碰滑鼠。')
  await page.keyboard.type(`@${friend.person.displayName}`)
  await expect(page.getByRole('option', { name: friend.person.displayName })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.content.getByText(`@${friend.person.displayName}`)).toBeVisible()

  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '幹部經歷' })).toBeChecked()
  await tabTo(page, page.getByRole('searchbox', { name: '搜尋標籤' }))
  await page.keyboard.type('音樂')
  await tabTo(
    page,
    page.getByRole('group', { name: '標籤', exact: true }).getByRole('button', { name: '音樂', exact: true }),
  )
  await page.keyboard.press('Space')
  await expect(form.chosenTags).toContainText('音樂')

  await tabTo(page, page.getByRole('button', { name: /^誰看得到/ }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '誰看得到這則紀錄' })
  await tabTo(page, dialog.getByRole('button', { name: '只有自己' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '誰看得到：只有自己。更改' })).toBeFocused()

  await tabTo(page, form.publishButton)
  await page.keyboard.press('Enter')
  await trail.isShown()
  await expect(trail.record(title)).toBeVisible()
})

test('the way past the menu is the first stop, and dialogs give the focus back', async ({ people }) => {
  const { page, api } = await people.member()
  const id = await api.publish({ title: '焦點', text: '在哪裡。' })
  await page.goto(`/user/portfolio/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '焦點' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused()

  const menu = page.getByRole('button', { name: '更多動作', exact: true })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

/** As many presses of Tab as it takes. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `after ${mostStops} presses of Tab`).toBeFocused()
}
