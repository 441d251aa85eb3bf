import { expect, type Locator, type Page } from '@playwright/test'

/** The second step of an e-portfolio: material beside the document. */
export class StructureEditor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: '封面' })).toBeVisible()
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText('已儲存', { exact: true })).toBeVisible()
  }

  section(name: string): Locator {
    return this.page
      .getByRole('region', { name: '文件' })
      .getByRole('region', { name: new RegExp(`^第 \\d 章，${name}`) })
  }

  /** Returns the texts of a section, in order. */
  async texts(section: string): Promise<string[]> {
    const fields = this.section(section).getByRole('textbox', { name: /第 \d+ 段$/ })
    return fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value))
  }

  /** Drags a paragraph of the material onto a section with the mouse. */
  async drag(text: string, section: string): Promise<void> {
    const target = this.section(section).getByText(/^從素材挑文字/)
    await target.scrollIntoViewIfNeeded()
    const from = await this.page.getByRole('button', { name: `拖曳「${text}」` }).boundingBox()
    const to = await target.boundingBox()
    if (!from || !to) throw new Error(`nothing to drag from or to for ${text}`)
    await this.page.mouse.move(from.x + 8, from.y + 8)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + 40, from.y + 20, { steps: 4 })
    await this.page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 10 })
    await this.page.mouse.up()
  }

  /** Picks a block up with the space bar, moves it down that many places, and drops it. */
  async moveByKeys(block: string, steps: number): Promise<void> {
    await this.page.getByRole('button', { name: `移動「${block}」`, exact: true }).focus()
    await this.page.keyboard.press('Space')
    const place = this.page.getByText(/^現在在「/)
    await expect(place).toBeAttached()
    for (let step = 0; step < steps; step += 1) {
      const before = await place.textContent()
      await this.#isListening()
      await this.page.keyboard.press('ArrowDown')
      await expect(place).not.toHaveText(before ?? '')
    }
    await this.page.keyboard.press('Space')
  }

  /** Waits two frames: picking up is announced before its keys are bound and the places measured. */
  async #isListening(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    })
  }

  async put(what: string, section: string): Promise<void> {
    await this.page.getByRole('button', { name: `把「${what}」放進…` }).click()
    await this.page.getByRole('dialog', { name: '放進哪裡？' }).getByRole('button', { name: section }).click()
  }
}
