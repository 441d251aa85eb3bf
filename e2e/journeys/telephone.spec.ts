import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const telephone = { width: 390, height: 844 }

/** The trail's screen names the view that it shows in its address. */
const ofTrail = /\/portfolio\?view=\w+$/

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: '選單' }).click()
  await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible()
  // The listener for Back is loaded with the first layer, or when the page is idle.
  await page.waitForFunction(() => (history.state as { layer?: number } | null)?.layer === 1)
}

test('on a telephone the way back closes what lies on top before it leaves the page', async ({ people }) => {
  const { page, api } = await people.member()
  const id = await api.publish({ title: '海邊的早晨', text: '退潮時的石頭' })
  await page.setViewportSize(telephone)
  await page.goto('/account')
  await page.goto(`/user/portfolio/${id}`)
  const record = page.getByRole('heading', { level: 1, name: '海邊的早晨' })
  await expect(record).toBeVisible()
  await page.goto('/portfolio')
  await expect(page).toHaveURL(ofTrail)
  await openMenu(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(ofTrail)

  // A link inside the layer navigates, and Back returns to the page below it.
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: '我的帳號' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.goBack()
  await expect(page).toHaveURL(ofTrail)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Closing it by its button removes its history entry, even when Back follows at once. Back is called in the page:
  // the remote protocol addresses an entry by index, and may count while the other step is still under way.
  await openMenu(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: '關閉' })
    .evaluate((button: HTMLElement) => {
      button.click()
      window.history.back()
    })
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  await expect(record).toBeVisible()

  // A menu, and the dialog that it opens.
  await page.getByRole('button', { name: '更多動作' }).first().click()
  await page.getByRole('menuitem', { name: '刪除' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(record).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/account$/)
})
