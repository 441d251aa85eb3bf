import { expect, type Locator, type Page } from '@playwright/test'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The full editor at /user/build-portfolio. */
export class RecordForm {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.goto('/user/build-portfolio')
    await this.isShown()
  }

  async isShown(): Promise<void> {
    await expect(this.content).toBeEditable()
  }

  get title(): Locator {
    return this.#page.getByRole('textbox', { name: '標題' })
  }

  get content(): Locator {
    return this.#page.getByRole('textbox', { name: '內容' })
  }

  get files(): Locator {
    return this.#page.getByRole('list', { name: '要附上的檔案' }).getByRole('listitem')
  }

  get chosenTags(): Locator {
    return this.#page.getByRole('list', { name: '已選的標籤' }).getByRole('listitem')
  }

  get publishButton(): Locator {
    return this.#page.getByRole('button', { name: '發布', exact: true })
  }

  get saveButton(): Locator {
    return this.#page.getByRole('button', { name: '儲存', exact: true })
  }

  async write(title: string, text: string): Promise<void> {
    await this.title.fill(title)
    await this.content.click()
    await this.#page.keyboard.insertText(text)
  }

  /** Types @ and part of the name, and picks the person from the list. */
  async mention(displayName: string): Promise<void> {
    await this.content.click()
    await this.#page.keyboard.press('Control+End')
    await this.#page.keyboard.type(` @${displayName}`)
    await this.#page.getByRole('listbox', { name: '要提到的人' }).getByRole('option', { name: displayName }).click()
    await expect(this.content.getByText(`@${displayName}`)).toBeVisible()
  }

  async classify(name: string): Promise<void> {
    await this.#page.getByRole('radiogroup', { name: '這是哪一種學習？' }).getByText(name, { exact: true }).click()
    await expect(this.#page.getByRole('radio', { name, exact: true })).toBeChecked()
  }

  async tag(name: string): Promise<void> {
    const field = this.#page.getByRole('group', { name: '標籤', exact: true })
    await field.getByRole('searchbox', { name: '搜尋標籤' }).fill(name)
    await field.getByRole('button', { name, exact: true }).click()
    await field.getByRole('searchbox', { name: '搜尋標籤' }).fill('')
    await expect(this.chosenTags.filter({ hasText: name })).toBeVisible()
  }

  async addOwnTag(name: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: '新增自訂標籤' })
    await field.fill(name)
    await field.press('Enter')
    await expect(this.#page.getByText(`# ${name}`)).toBeVisible()
  }

  async choosePrivacy(name: '公開' | '好友' | '只有自己'): Promise<void> {
    await this.#page.getByRole('button', { name: /^誰看得到/ }).click()
    await this.#page.getByRole('dialog', { name: '誰看得到這則紀錄' }).getByRole('button', { name }).first().click()
    await expect(this.#page.getByRole('button', { name: `誰看得到：${name}。更改` })).toBeVisible()
  }

  async attach(...files: ChosenFile[]): Promise<void> {
    const choosing = this.#page.waitForEvent('filechooser')
    await this.#page.getByRole('button', { name: '加照片或檔案' }).click()
    const chooser = await choosing
    await chooser.setFiles(files)
    for (const { name } of files) await expect(this.files.filter({ hasText: name })).toBeVisible()
  }

  async isUploaded(name: string): Promise<void> {
    const row = this.files.filter({ hasText: name })
    // A process inspects the file; it may still have to start.
    await expect(row.getByRole('button', { name: `移除 ${name}` })).toBeVisible({ timeout: 30_000 })
    await expect(row.getByRole('progressbar')).toHaveCount(0)
    await expect(row.getByRole('button', { name: `重新上傳 ${name}` })).toHaveCount(0)
  }

  async isKept(): Promise<void> {
    await expect(this.#page.getByText(/^草稿已(存到這台裝置|儲存)$/)).toBeVisible()
  }

  /** Waits until the draft is on the server, from where another device can continue it. */
  async isOnServer(): Promise<void> {
    await expect(this.#page.getByText('草稿已儲存')).toBeVisible()
  }

  async publish(): Promise<void> {
    await this.publishButton.click()
    await expect(this.#page.getByText('紀錄已發布')).toBeVisible()
  }
}
