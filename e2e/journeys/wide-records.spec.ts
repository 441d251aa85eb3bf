import type { Locator, Page } from '@playwright/test'
import { RecordScreen } from '../pages/record-screen.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const text = (words: string) => ({ type: 'text', text: words })
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] })

/** Blocks wider than any screen here, with nothing that can wrap. */
const blocks = [
  { type: 'codeBlock', content: [text(`x = "${'a'.repeat(300)}"`)] },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: Array.from({ length: 6 }, (_, index) => cell(`${'longcellword'.repeat(4)}${index}`)),
      },
    ],
  },
  paragraph({ type: 'formula', attrs: { latex: `\\text{${'長'.repeat(250)}}` } }),
  paragraph(text('其中 '), { type: 'formula', attrs: { latex: `\\text{${'長'.repeat(120)}}` } }, text(' 是最長的。')),
]
/** Phones, a tablet, a laptop, and the laptop at 400 % zoom, which has a phone's width in CSS pixels. */
const widths = [320, 390, 768, 1280]

interface Boxes {
  boxes?: Locator[]
  /** Wider than a phone only: on wider screens, words in tables wrap before they overflow. */
  onPhones?: Locator[]
}

async function isHeld(page: Page, { boxes = [], onPhones = [] }: Boxes = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} pixels`)
      .toBeLessThanOrEqual(0)
    for (const box of width < 768 ? [...boxes, ...onPhones] : boxes) {
      const reach = await box.evaluate((element) => {
        element.scrollLeft = 100_000
        return { left: element.scrollLeft, width: element.clientWidth, page: window.innerWidth }
      })
      expect(reach.left, `${width} pixels: it scrolls by itself`).toBeGreaterThan(0)
      expect(reach.width).toBeGreaterThan(100)
      expect(reach.width).toBeLessThan(reach.page)
    }
  }
}

test('long code, wide tables and formulas scroll in their boxes, and the page never sideways', async ({ people }) => {
  const { page, api, person } = await people.member()
  const title = `很寬的紀錄 ${person.username}`
  const id = await api.publish({ title, text: '一行程式和一張表。', blocks })

  await page.goto(`/user/portfolio/${id}`)
  const record = new RecordScreen(page).article(title)
  await expect(record.getByText('一行程式和一張表。')).toBeVisible()
  await expect(record.locator('.katex')).toHaveCount(2)
  const [code, table] = [record.locator('pre'), record.locator('.tableScroll')]
  const alone = record.locator('[data-unmarked]').filter({ has: page.locator('.katex-display') })
  const within = record.locator('p').filter({ hasText: '是最長的。' })
  await isHeld(page, { boxes: [code, alone, within], onPhones: [table] })

  const trail = new Trail(page)
  await trail.open('我的')
  await expect(trail.record(title)).toBeVisible()
  await isHeld(page)
})
