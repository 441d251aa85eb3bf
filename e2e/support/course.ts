import { expect } from '@playwright/test'
import type { Visitor } from './test.ts'

/** Milliseconds to wait for a film: some are converted first to a format that browsers play. */
const uploadWait = 60_000

export interface WrittenCourse {
  id: string
  name: string
  /** Each unit's name, and one word of its text. */
  units: readonly { name: string; word: string }[]
}

/** Writes a course of one chapter with two units in the editor, without publishing it. */
export async function writeCourse({ page, api }: Visitor, name: string): Promise<WrittenCourse> {
  const { _id: id } = await api.send<{ _id: string }>('POST', '/api/v2/courses', {
    clientId: crypto.randomUUID(),
    name,
    introduction: '跟著基隆河走一年。',
    objective: '會自己量溶氧。',
    classifications: ['natural_science'],
    recipients: [{ type: 'senior_high' }],
    coreCompetencies: ['a2'],
    tags: ['河川'],
    minutes: 90,
  })
  const units = [
    { name: '站在橋上', word: '先看十分鐘' },
    { name: '溶氧是什麼', word: '水裡的氧氣' },
  ]
  const draft = () =>
    api.send<{ chapters: { units: { id: string; name: string }[] }[] }>('GET', `/api/v2/courses/${id}?of=draft`)
  await page.goto(`/courses/edit/${id}`)
  await page.getByRole('button', { name: '加一章' }).click()
  await page.getByRole('textbox', { name: '第 1 章的名稱' }).fill('看河')
  for (const unit of units) {
    const outline = page.getByRole('navigation', { name: '課程大綱' })
    await outline.getByRole('button', { name: '加一個單元到「看河」' }).click()
    await page.getByRole('textbox', { name: '單元名稱' }).fill(unit.name)
    const text = page.getByRole('textbox', { name: '單元內容' })
    await text.click()
    await page.keyboard.type(unit.word)
    // Waits until the text is stored, before anything is published.
    const stored = async () => {
      const known = (await draft()).chapters[0]?.units.find(({ name: one }) => one === unit.name)
      if (known === undefined) return ''
      return JSON.stringify(await api.send('GET', `/api/v2/courses/${id}/units/${known.id}?of=draft`))
    }
    await expect.poll(stored).toContain(unit.word)
  }
  return { id, name, units }
}

/** Adds a film to the unit that is open in the course editor. */
export async function addFilm(
  { page, api }: Visitor,
  id: string,
  film: Parameters<ReturnType<Visitor['page']['getByTestId']>['setInputFiles']>[0],
): Promise<void> {
  const draft = () => api.send<{ files: { state: string }[] }>('GET', `/api/v2/courses/${id}?of=draft`)
  await page.getByTestId('video-picker').setInputFiles(film)
  await expect
    .poll(async () => (await draft()).files, { timeout: uploadWait })
    .toMatchObject([{ state: 'already_upload' }])
  // Waits until the video block is stored in the course's draft.
  await expect.poll(async () => JSON.stringify(await draft())).toContain('"type":"video"')
}

export const publishCourse = ({ api }: Pick<Visitor, 'api'>, id: string) =>
  api.send('PATCH', `/api/v2/courses/${id}`, { status: 'published' })

/** Invites a friend of the course's owner as co-editor and accepts for them. */
export async function joinAsCoEditor(owner: Visitor, friend: Visitor, id: string): Promise<void> {
  await owner.api.send('POST', `/api/v2/courses/${id}/co-editors`, { personIds: [await friend.api.ownId()] })
  const { items } = await friend.api.send<{ items: { _id: string }[] }>('GET', '/api/v2/courses/co-edit-invitation')
  await friend.api.send('PATCH', `/api/v2/courses/co-edit-invitation/${items[0]?._id}`, { response: 'accept' })
}
