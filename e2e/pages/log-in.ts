import { expect, type Locator, type Page } from '@playwright/test'

export class LogIn {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.goto('/login')
    await this.isShown()
  }

  async isShown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible()
  }

  get account(): Locator {
    return this.#page.getByLabel('電子郵件或帳號名稱')
  }

  get password(): Locator {
    return this.#page.getByRole('textbox', { name: '密碼', exact: true })
  }

  async submit(account: string, password: string): Promise<void> {
    await this.account.fill(account)
    await this.password.fill(password)
    const answered = this.#page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v2/sessions'),
    )
    await this.#page.getByRole('button', { name: '登入', exact: true }).click()
    await answered
  }

  async forget(email: string): Promise<void> {
    await this.#page.getByRole('link', { name: '忘記密碼' }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: '忘記密碼' })).toBeVisible()
    await this.#page.getByLabel('電子郵件').fill(email)
    await this.#page.getByRole('button', { name: '寄出重設信' }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: '重設密碼的信寄出了' })).toBeVisible()
  }

  async setNewPassword(password: string): Promise<void> {
    await this.typeNewPassword(password)
    await this.#page.getByRole('button', { name: '儲存並登入' }).click()
  }

  async typeNewPassword(password: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: '新密碼', exact: true }).fill(password)
    await this.#page.getByRole('textbox', { name: '再輸入一次密碼', exact: true }).fill(password)
  }
}
