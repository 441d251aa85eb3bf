import { expect, type Locator, type Page } from '@playwright/test'

/** The account screen: appearance, devices, password. */
export class Account {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.goto('/account')
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  get devices(): Locator {
    return this.#page.getByRole('region', { name: '登入中的裝置' }).getByRole('listitem')
  }

  theme(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  language(name: '繁體中文' | 'English'): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  async logOut(): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: '登出', exact: true }).last().click()
    await this.#page.getByRole('dialog').getByRole('button', { name: '登出' }).click()
    await expect(this.#page).toHaveURL('/onboarding')
  }
}
