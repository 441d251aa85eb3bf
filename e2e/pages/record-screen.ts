import { expect, type Locator, type Page } from '@playwright/test'

/** One record at /user/portfolio/{id}, with its comments. */
export class RecordScreen {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  article(title: string): Locator {
    return this.#page.getByRole('article', { name: title, exact: true })
  }

  get likeButton(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('button', { name: /^喜歡，目前/ })
      .first()
  }

  comment(by: string): Locator {
    return this.#page.getByRole('article', { name: `${by}的留言` })
  }

  async like(): Promise<void> {
    await this.likeButton.click()
    await expect(this.likeButton).toHaveAttribute('aria-pressed', 'true')
  }

  async say(text: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: '寫留言' }).fill(text)
    await this.#page.getByRole('button', { name: '送出留言' }).click()
    await expect(this.#page.getByText('留言已送出')).toBeAttached()
  }

  async reply(to: string, text: string): Promise<void> {
    await this.comment(to).getByRole('button', { name: '回覆', exact: true }).click()
    await this.#page.getByRole('textbox', { name: `回覆 ${to}` }).fill(text)
    await this.#page.getByRole('button', { name: '送出回覆' }).click()
    await expect(this.#page.getByText('回覆已送出')).toBeAttached()
  }

  async edit(): Promise<void> {
    await this.#chooseAction('編輯')
  }

  async report(): Promise<void> {
    await this.#chooseAction('檢舉')
  }

  async changePrivacy(to: '公開' | '好友' | '只有自己'): Promise<void> {
    await this.#chooseAction('更改誰看得到')
    await this.#page.getByRole('dialog', { name: '誰看得到這則紀錄' }).getByRole('button', { name: to }).first().click()
    await expect(this.#page.getByText(`已改為「${to}」`)).toBeVisible()
  }

  async remove(): Promise<void> {
    await this.#chooseAction('刪除')
    await this.#page.getByRole('dialog', { name: '刪除這則紀錄？' }).getByRole('button', { name: '刪除' }).click()
    await expect(this.#page.getByText('已移到回收桶，30 天內可以救回來')).toBeVisible()
  }

  /** Undoes the removal while the toast that tells of it is shown. */
  async undoRemoval(): Promise<void> {
    await this.#page.getByRole('button', { name: '復原', exact: true }).click()
    await expect(this.#page.getByText('救回來了')).toBeVisible()
  }

  async #chooseAction(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: '更多動作', exact: true }).click()
    await this.#page.getByRole('menuitem', { name, exact: true }).click()
  }
}
