import { expect, test } from '../support/test.ts'

test('a comment is told to whose record it is, leads to that comment, and stays theirs to see after a block', async ({
  people,
}) => {
  const writing = await people.member()
  const reading = await people.member()
  const title = `水質調查 ${writing.person.username}`
  const said = `好厲害 ${reading.person.username}`
  const post = await writing.api.publish({ title, text: '溶氧量比上個月高。', privacy: 0 })

  await reading.page.goto(`/user/portfolio/${post}`)
  const field = reading.page.getByRole('textbox', { name: /留言/ })
  await field.fill(said)
  await field.press('Enter')
  await expect(reading.page.getByText(said)).toBeVisible()

  const { page } = writing
  await expect(async () => {
    await page.goto('/account')
    await expect(page.getByRole('link', { name: '通知，1 則新的' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: '通知，1 則新的' }).click()
  await page.getByRole('link', { name: `${reading.person.displayName}在〈${title}〉留言` }).click()
  await expect(page.getByRole('article', { name: `${reading.person.displayName}的留言` })).toBeFocused()
  await expect(page.getByRole('link', { name: '通知', exact: true })).toBeVisible()

  const id = await reading.api.ownId()
  await writing.api.send('POST', '/api/v2/blocks', { personId: id })
  await page.goto('/user/message')
  await expect(page.getByRole('img', { name: '你封鎖了這個人，看不到對方的個人頁' })).toBeVisible()
  await page.getByRole('link', { name: `${reading.person.displayName}在〈${title}〉留言` }).click()
  await expect(page.getByText(said)).toBeVisible()
})
