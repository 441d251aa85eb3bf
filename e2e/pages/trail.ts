import { expect, type Locator, type Page } from '@playwright/test'

export type View = '我的' | '展覽' | '公開'

/** The trail at /portfolio. */
export class Trail {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(view: View = '我的'): Promise<void> {
    await this.#page.goto('/portfolio')
    await this.isShown()
    await this.choose(view)
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/portfolio(\?|$)/)
    await expect(this.#page.getByRole('heading', { level: 1, name: '首頁' })).toBeVisible()
  }

  async choose(view: View): Promise<void> {
    const tab = this.#page.getByRole('navigation', { name: '要看的紀錄' }).getByRole('link', { name: view })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }

  /** Chooses an entry of the menu for filters and display. */
  async chooseFrom(action: string): Promise<void> {
    await this.#page.getByRole('button', { name: /^篩選與顯示/ }).click()
    await this.#page.getByRole('menuitem', { name: action }).click()
  }

  record(title: string): Locator {
    return this.#page.getByRole('article', { name: title })
  }

  async openRecord(title: string): Promise<void> {
    await this.record(title).getByRole('heading').getByRole('link').click()
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}
