import type { Locator, Page } from '@playwright/test'

/** The reading screen of an e-portfolio. */
export class ReadingScreen {
  readonly place: Locator
  readonly likeButton: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.place = page.getByRole('toolbar', { name: '閱讀工具' }).getByRole('status')
    this.likeButton = page.getByRole('button', { name: /^喜歡，目前/ }).first()
  }

  async share(choice: '放上展覽' | '有連結的人' | '只有自己'): Promise<void> {
    await this.#page.getByRole('radio', { name: choice }).check()
  }

  async say(text: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: '說說你的想法' })
    await field.fill(text)
    await field.press('Enter')
    await this.#page.getByText(text).waitFor()
  }

  async reply(to: string, text: string): Promise<void> {
    const discussion = this.#page.getByRole('region', { name: /^討論/ })
    await discussion.getByRole('button', { name: '回覆' }).first().click()
    const field = discussion.getByRole('textbox', { name: `回覆${to}` })
    await field.fill(text)
    await field.press('Enter')
    await discussion.getByText(text).waitFor()
  }
}

/** The exhibition, a view of the portfolio screen. */
export class Exhibition {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.goto('/portfolio?view=exhibition')
  }

  async search(words: string): Promise<void> {
    const field = this.#page.getByRole('searchbox', { name: '搜尋展覽' })
    await field.fill(words)
    await field.press('Enter')
  }

  card(title: string): Locator {
    return this.#page.getByRole('article', { name: title })
  }
}
