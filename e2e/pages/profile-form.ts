import { expect, type Locator, type Page } from '@playwright/test'

/** The profile form after signing up; its fields depend on the role. */
export class ProfileForm {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get submitButton(): Locator {
    return this.#page.getByRole('button', { name: '完成，開始使用' })
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: false }).first()
  }

  async isShown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: '填寫資料' })).toBeVisible()
  }

  async fillNames({ fullName, displayName }: { fullName: string; displayName: string }): Promise<void> {
    await this.#page.getByLabel('真實姓名').fill(fullName)
    await this.#page.getByLabel('暱稱').fill(displayName)
  }

  async fillPlace(
    county: string,
    township: string,
    which: '學校所在縣市' | '所在縣市' = '學校所在縣市',
  ): Promise<void> {
    await this.choose(which, county)
    await this.choose('鄉鎮市區', township)
  }

  /** Chooses the first school that matches the name. */
  async findSchool(called: string): Promise<void> {
    await this.select('學校').fill(called)
    await this.#page.getByRole('listbox').getByRole('option').first().click()
  }

  /** Chooses from a list; without an option, the first entry. */
  async choose(label: string, option?: string): Promise<void> {
    const field = this.select(label)
    await expect(field).toBeEnabled()
    // The previous choice may still add fields above this one, which moves the list under the pointer.
    await expect(async () => {
      await field.click()
      const options = this.#page.getByRole('listbox').getByRole('option')
      const wanted = option === undefined ? options.first() : options.filter({ hasText: option }).first()
      const name = (await wanted.textContent({ timeout: 2_000 })) ?? ''
      await wanted.click({ timeout: 2_000 })
      await expect(field).toHaveValue(name, { timeout: 1_000 })
    }).toPass()
  }

  select(label: string): Locator {
    return this.#page.getByRole('combobox', { name: label, exact: true })
  }

  async submit(): Promise<void> {
    await this.submitButton.click()
  }
}
