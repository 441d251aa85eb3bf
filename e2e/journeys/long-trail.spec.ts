import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

const often = { intervals: [50] }

test('a long trail is read to its end, and a record that was opened stands where it stood on the way back', async ({
  people,
}) => {
  const { page, api, person } = await people.member()
  const titleOf = (number: number) => `第 ${number} 則 ${person.username}`
  for (let number = 1; number <= 45; number += 1) {
    const text = '今天到河邊採水，記下溫度、氣味與顏色。'.repeat((number % 5) + 1)
    const month = String((number % 6) + 1).padStart(2, '0')
    await api.publish({ title: titleOf(number), text, date: `2026-${month}-10` })
  }
  const trail = new Trail(page)
  await page.goto('/portfolio?view=mine')
  await expect(trail.record(titleOf(41))).toBeVisible()

  const end = page.getByText('已經看到最後了')
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(end).toBeInViewport({ timeout: 200 })
  }).toPass(often)
  await expect(trail.record(titleOf(6))).toBeInViewport()
  await expect(trail.record(titleOf(41))).toHaveCount(0)

  const opened = trail.record(titleOf(44))
  await expect(async () => {
    await page.mouse.wheel(0, -1_000)
    await expect(opened).toBeInViewport({ timeout: 200 })
  }).toPass(often)
  await opened.getByRole('link', { name: titleOf(44) }).scrollIntoViewIfNeeded()
  const place = async () => Math.round((await opened.boundingBox())?.y ?? 0)
  const before = await place()
  await opened.getByRole('link', { name: titleOf(44) }).click()
  await expect(page.getByRole('heading', { level: 1, name: titleOf(44) })).toBeVisible()
  await page.goBack()
  await expect(opened).toBeInViewport()
  await expect.poll(place).toBe(before)
})
