import { expect, type Locator, type Page } from '@playwright/test'

/** The full-screen file viewer at /file-viewer. */
export class FileViewer {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async shows(name: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }

  picture(name: string): Locator {
    return this.#page.getByRole('dialog').getByRole('img', { name })
  }

  get closeButton(): Locator {
    return this.#page.getByRole('button', { name: '關閉', exact: true })
  }

  /** Returns the picture's zoom, where 1 fits it whole. */
  async scaleOf(name: string): Promise<number> {
    return this.picture(name).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
  }

  /** Swipes one finger across the middle of the screen. */
  async swipe(direction: 'left' | 'right'): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 390, height: 844 }
    const touch = await this.#page.context().newCDPSession(this.#page)
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const [from, to] = direction === 'left' ? [width * 0.8, width * 0.2] : [width * 0.2, width * 0.8]
    const at = (x: number) => [{ x, y: height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (let step = 1; step <= 8; step += 1) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + ((to - from) * step) / 8),
      })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await touch.detach()
  }
}
