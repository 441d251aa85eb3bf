import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

test('the index of months leads to a former year, by mouse and by keyboard', async ({ people }) => {
  const { page, api, person } = await people.member()
  const [now, before] = [`今年 ${person.username}`, `去年 ${person.username}`]
  await api.publish({ title: now, text: '今年的紀錄。', date: '2026-02-03' })
  await api.publish({ title: before, text: '去年的紀錄。', date: '2025-09-10' })
  const trail = new Trail(page)

  await page.goto('/portfolio?view=mine')
  await expect(trail.record(now)).toBeVisible()
  await trail.chooseFrom('跳到月份')
  const index = page.getByRole('dialog', { name: '月份索引' })
  await expect(index.getByRole('region', { name: '2025 年' })).toContainText('1 則')
  await index.getByRole('button', { name: '2025 年 9 月（1 則）' }).click()
  await expect(page).toHaveURL(/month=2025-09/)
  await expect(trail.record(before)).toBeVisible()
  await expect(trail.record(now)).toBeHidden()

  await trail.chooseFrom('跳到月份')
  await index.getByRole('button', { name: '2025 年 9 月（1 則）' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(index.getByRole('button', { name: '2026 年 2 月（1 則）' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/month=2026-02/)
  await expect(trail.record(now)).toBeVisible()
})

test("a person's page leads to their showcase, which its owner shares from there", async ({ people }) => {
  const writer = await people.member()
  const visitor = await people.member()
  const title = `展示 ${writer.person.username}`
  const id = await writer.api.publish({ title, text: '兩年的溪流紀錄。' })
  await writer.api.send('PUT', '/api/v2/users/current/showcase', {
    headline: '走進溪流',
    introduction: '',
    postIds: [id],
  })
  const { page } = writer
  await page.goto('/user')
  const mine = page.getByRole('region', { name: '我的展示頁' })
  await mine.getByRole('button', { name: '分享' }).click()
  const address = await page.getByRole('textbox', { name: '連結' }).inputValue()

  const theirs = new URL(page.url()).pathname
  await visitor.page.goto(theirs)
  await visitor.page.getByRole('link', { name: '看展示頁' }).click()
  await expect(visitor.page).toHaveURL(address)
  await expect(visitor.page.getByRole('article', { name: title })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/show')
  const heading = page.getByRole('heading', { level: 1, name: '我的展示頁' })
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
