import type { Locator, Page } from '@playwright/test'
import { RecordForm } from '../pages/record-form.ts'
import { expect, test } from '../support/test.ts'

/** Returns how far the caret's line stands above a bar, in pixels; negative if the bar covers it. */
async function roomAbove(page: Page, bar: Locator): Promise<number> {
  const edge = (await bar.boundingBox())?.y ?? 0
  const caret = await page.evaluate(() => {
    const node = document.getSelection()?.focusNode
    const element = node instanceof Element ? node : node?.parentElement
    return element?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
  })
  return edge - caret
}

test('nobody writes behind the bar, and what fails is said in it', async ({ people }) => {
  const { page } = await people.member()
  const form = new RecordForm(page)
  await form.open()
  await form.content.click()
  for (const size of [
    { width: 1280, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size)
    for (let line = 1; line <= 15; line += 1) {
      await page.keyboard.type(`第${line}行`)
      await expect.poll(() => roomAbove(page, form.publishButton)).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await expect.poll(() => roomAbove(page, form.publishButton)).toBeGreaterThan(0)
    }
  }

  await form.publishButton.click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('請選一種')).toBeInViewport()
  await form.classify('作品')
  await form.tag('音樂')
  await page.route('**/api/v2/portfolios/portfolio', (route) => route.abort())
  await form.publishButton.click()
  await expect(page.getByRole('alert').filter({ hasText: '連不上伺服器' })).toBeInViewport({ ratio: 1 })
  await expect(form.content).toContainText('第15行')
  await page.unroute('**/api/v2/portfolios/portfolio')
  await form.publish()
})
