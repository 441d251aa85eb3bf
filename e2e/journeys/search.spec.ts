import { befriend } from '../support/friends.ts'
import { expect, test } from '../support/test.ts'

test('somebody is found by a part of their account name, and by Zhuyin that is not yet a name', async ({ people }) => {
  const [friend, me] = [await people.member(), await people.member()]
  await befriend(friend, me)
  await me.page.goto('/user/search')
  const field = me.page.getByRole('combobox', { name: '搜尋紀錄、標籤和人' })
  await field.fill(friend.person.username.slice(2))
  await field.press('Enter')
  // All kinds are searched first, with people on top.
  await expect(me.page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  const found = me.page.getByRole('region', { name: '人', exact: true })
  await expect(found.getByRole('link', { name: friend.person.displayName })).toBeVisible()

  await field.fill('ㄒㄧㄠˇㄑㄧㄥˊ')
  await field.press('Enter')
  await expect(me.page.getByText(/^你打的是注音/)).toBeVisible()
  // Many people here have this name; friends come first.
  await found.getByRole('link', { name: friend.person.displayName }).click()
  await expect(me.page.getByRole('heading', { level: 1, name: friend.person.displayName })).toBeVisible()
})
