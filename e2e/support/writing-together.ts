import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { joinAsCoEditor } from './course.ts'
import { befriend } from './friends.ts'
import { expect, type Visitor } from './test.ts'

/** Whether to run the durations for which the product is proved (`FULL_LENGTH=on`); otherwise, a fraction of them. */
export const isFullLength = process.env.FULL_LENGTH === 'on'

const unitText = (page: Page) => page.getByRole('textbox', { name: '單元內容' })

/** Begins a course with one unit, invites the other as co-editor, and opens the unit's text for both. */
export async function openOneUnit(one: Visitor, other: Visitor): Promise<{ id: string }> {
  await befriend(one, other)
  const { _id: id } = await one.api.send<{ _id: string }>('POST', '/api/v2/courses', {
    clientId: crypto.randomUUID(),
    name: '河川的一年',
    introduction: '跟著基隆河走一年。',
    classifications: ['natural_science'],
    recipients: [{ type: 'senior_high' }],
  })
  await one.page.goto(`/courses/edit/${id}`)
  await one.page.getByRole('button', { name: '加一章' }).click()
  await one.page.getByRole('textbox', { name: '第 1 章的名稱' }).fill('看河')
  const outline = one.page.getByRole('navigation', { name: '課程大綱' })
  await outline.getByRole('button', { name: '加一個單元到「看河」' }).click()
  await one.page.getByRole('textbox', { name: '單元名稱' }).fill('站在橋上')
  await expect(one.page.getByText('已存好').first()).toBeVisible()
  await joinAsCoEditor(one, other, id)

  await other.page.goto(`/courses/edit/${id}`)
  await other.page.getByRole('link', { name: '站在橋上' }).first().click()
  for (const { page } of [one, other]) await unitText(page).click()
  return { id }
}

const keystrokeMs = 25

/** A person who types a character never typed before with each key press. */
export class Typist {
  readonly page: Page
  typed = ''
  #next: number

  /** `from` is the first of this typist's own characters. */
  constructor(page: Page, from: string) {
    this.page = page
    this.#next = from.codePointAt(0) ?? 0
  }

  async type(count: number): Promise<void> {
    const signs = String.fromCodePoint(...Array.from({ length: count }, (_, index) => this.#next + index))
    this.#next += count
    this.typed += signs
    await this.page.keyboard.type(signs, { delay: keystrokeMs })
  }

  async typeFor(seconds: number): Promise<void> {
    const end = Date.now() + seconds * 1_000
    while (Date.now() < end) await this.type(4)
  }
}

/** Repeats `away`, and `back` a while later, for the given seconds. */
export async function everAgain(
  seconds: number,
  every: number,
  { away, back }: { away(): unknown; back?(): unknown },
): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) {
    await pause(every * 600)
    await away()
    await pause(every * 400)
    await back?.()
  }
}

/** Expects that all texts are equal and contain every typed character exactly once. */
export async function haveAll(typists: readonly Typist[], seconds: number): Promise<string> {
  const typed = [...typists.map((one) => one.typed).join('')].toSorted().join('')
  const wordsOf = async ({ page }: Typist) =>
    (await unitText(page).locator(':scope > :not([contenteditable=false])').allTextContents()).join('')
  for (const typist of typists) {
    const sorted = async () => [...(await wordsOf(typist))].toSorted().join('')
    await expect.poll(sorted, { timeout: seconds * 1_000 }).toBe(typed)
    await expect(typist.page.getByText('已存好').first()).toBeVisible({ timeout: seconds * 1_000 })
  }
  const [words = '', ...others] = await Promise.all(typists.map(wordsOf))
  expect(others).toEqual(others.map(() => words))
  return words
}
