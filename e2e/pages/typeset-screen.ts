import { expect, type Locator, type Page } from '@playwright/test'

/** The third step of an e-portfolio: its pages beside their settings. */
export class TypesetScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(draftId: string): Promise<void> {
    await this.#page.goto(`/user/export-editor-final?draft=${draftId}`)
    await expect(this.drawing(1)).toHaveJSProperty('complete', true)
  }

  drawing(page: number): Locator {
    return this.#page.getByRole('article', { name: `第 ${page} 頁`, exact: true }).locator('img')
  }

  /** Finds something selectable on a page by its name: 段落, 圖片, or 標題 with its words. */
  thing(name: string | RegExp): Locator {
    return this.#page.getByRole('article', { name: /^第 \d+ 頁$/ }).getByRole('button', { name })
  }

  /** Acts, and waits until the page's drawing has changed. */
  async seesChange(page: number, act: () => Promise<void>): Promise<void> {
    await this.drawing(page).scrollIntoViewIfNeeded()
    const before = await this.drawing(page).getAttribute('src')
    await act()
    await expect(this.drawing(page)).not.toHaveAttribute('src', before ?? '')
    await expect(this.#page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  }

  async isSaved(): Promise<void> {
    await expect(this.#page.getByText('已儲存', { exact: true })).toBeVisible()
  }
}
