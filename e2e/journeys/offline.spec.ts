import { expect, test } from '../support/test.ts'

test('what is written without a connection becomes a draft when one is back', async ({ people }) => {
  const { page, api } = await people.member()
  await page.goto('/account')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/portfolio')
  await page.getByRole('textbox', { name: '寫下現在的想法' }).fill('在捷運上想到的。')
  await page.getByRole('button', { name: '先存在這台裝置' }).click()
  await expect(page.getByText('存好了，連上網路後會自動送出。')).toBeVisible()
  await page.context().setOffline(false)
  await page.goto('/account')
  await expect(page.getByText('沒有網路時寫的 1 則，已經存成草稿')).toBeVisible()
  const { items } = await api.send<{ items: { excerpt: string }[] }>('GET', '/api/v2/portfolios/drafts')
  expect(items.map(({ excerpt }) => excerpt)).toEqual(['在捷運上想到的。'])
})
