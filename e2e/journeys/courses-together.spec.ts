import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const write = '單元內容'
const text = (page: Page) => page.getByRole('textbox', { name: write })

/** Each sign is numbered, so that one that is missing is seen. */
const numbered = (who: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${who}${from + index}。`)

test('two teachers write one unit with the line dropped in between, and a pupil reads it', async ({ people }) => {
  // Three people and a line that goes and comes: it is long, not slow.
  test.slow()
  const [one, other, pupil] = [await people.member(), await people.member(), await people.member()]
  const idOf = async ({ api }: typeof one) => (await api.send<{ id: string }>('GET', '/api/v2/users/current')).id
  const [ownId, otherId] = [await idOf(one), await idOf(other)]
  await one.api.send('POST', '/api/v2/friends/makefriends', { personId: otherId })
  await other.api.send('PATCH', '/api/v2/friends/accept', { personId: ownId })
  const { _id } = await one.api.send<{ _id: string }>('POST', '/api/v2/courses', {
    clientId: crypto.randomUUID(),
    name: '河川的一年',
    introduction: '跟著基隆河走一年。',
    classifications: ['natural_science'],
    recipients: [{ type: 'senior_high' }],
  })

  // One begins a chapter and a unit, and asks the other.
  await one.page.goto(`/courses/edit/${_id}`)
  await one.page.getByRole('button', { name: '加一章' }).click()
  await one.page.getByRole('textbox', { name: '第 1 章的名稱' }).fill('看河')
  await one.page
    .getByRole('navigation', { name: '課程大綱' })
    .getByRole('button', { name: '加一個單元到「看河」' })
    .click()
  await one.page.getByRole('textbox', { name: '單元名稱' }).fill('站在橋上')
  await expect(one.page.getByText('已存好').first()).toBeVisible()
  await one.api.send('POST', `/api/v2/courses/${_id}/co-editors`, { personIds: [otherId] })
  const { items } = await other.api.send<{ items: { _id: string }[] }>('GET', '/api/v2/courses/co-edit-invitation')
  await other.api.send('PATCH', `/api/v2/courses/co-edit-invitation/${items[0]?._id}`, { response: 'accept' })

  // Both write at once, and the line of one goes and comes back.
  await other.page.goto(`/courses/edit/${_id}`)
  await other.page.getByRole('link', { name: '站在橋上' }).first().click()
  await text(one.page).click()
  await text(other.page).click()
  const [first, second] = [numbered('甲', 1, 30), numbered('乙', 1, 30)]
  const typeBoth = (from: number, to: number) =>
    Promise.all([
      one.page.keyboard.type(first.slice(from, to).join(''), { delay: 15 }),
      other.page.keyboard.type(second.slice(from, to).join(''), { delay: 15 }),
    ])
  await typeBoth(0, 10)
  await other.page.context().setOffline(true)
  await typeBoth(10, 20)
  await other.page.context().setOffline(false)
  await typeBoth(20, 30)
  for (const { page } of [one, other]) {
    const words = () => text(page).textContent()
    await expect.poll(async () => missing(await words(), [...first, ...second]), { timeout: 60_000 }).toEqual([])
    await expect(page.getByText('只存在這台裝置，連上線就會存好')).toHaveCount(0)
  }
  await expect
    .poll(async () => (await text(one.page).textContent()) === (await text(other.page).textContent()))
    .toBe(true)

  const written = (await text(one.page).textContent()) ?? ''

  // It is checked, published, and read as it was written.
  await one.page.getByRole('button', { name: '上架' }).click()
  const dialog = one.page.getByRole('dialog', { name: '上架課程' })
  await dialog.getByRole('button', { name: '現在上架' }).click()
  await expect(one.page.getByText('這門課程在架上，現在只能看。')).toBeVisible()
  await pupil.page.goto(`/courses/${_id}`)
  await pupil.page
    .getByRole('link', { name: /站在橋上/ })
    .first()
    .click()
  await expect(pupil.page.getByText('甲30。')).toBeVisible()
  expect(await pupil.page.getByRole('article').first().textContent()).toContain(written)
})

/** Which signs are not there as often as they were typed; two who type at one place may come between each other. */
function missing(words: string | null, typed: readonly string[]): string[] {
  const count = (of: string | null, sign: string) => [...(of ?? '')].filter((one) => one === sign).length
  const all = typed.join('')
  return [...new Set(all)].filter((sign) => count(words, sign) !== count(all, sign))
}
