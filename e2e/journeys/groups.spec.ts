import { expect, test } from '../support/test.ts'

test('a group is made, joined by its link, led by two, and handed over before its maker leaves', async ({ people }) => {
  const maker = await people.member()
  const friend = await people.member()
  const handle = `river-${crypto.randomUUID().slice(0, 8)}`

  await maker.page.goto('/user/agroup')
  await maker.page.getByRole('button', { name: /^私人/ }).click()
  await maker.page.getByRole('textbox', { name: /群組名稱/ }).fill('河川觀察社')
  await maker.page.getByRole('textbox', { name: /群組代號/ }).fill(handle)
  await expect(maker.page.getByText('可以使用')).toBeVisible()
  await maker.page.getByRole('button', { name: '建立群組' }).click()
  await expect(maker.page.getByRole('heading', { name: '河川觀察社', level: 2 })).toBeVisible()
  const address = maker.page.url()

  // Others cannot find a private group.
  await friend.page.goto(address)
  await expect(friend.page.getByText('找不到這個群組')).toBeVisible()

  await maker.page.getByRole('button', { name: '管理「河川觀察社」' }).click()
  await maker.page.getByRole('menuitem', { name: '邀請連結' }).click()
  await maker.page.getByRole('button', { name: '產生連結' }).click()
  const link = await maker.page.getByRole('textbox', { name: '連結' }).inputValue()
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: '加入', exact: true }).click()
  await friend.page.getByRole('link', { name: '打開群組' }).click()
  await expect(friend.page.getByText('2 位成員')).toBeVisible()

  await maker.page.goto(address.replace('/group/', '/gmember/'))
  await maker.page.getByRole('button', { name: `管理「${friend.person.displayName}」` }).click()
  await maker.page.getByRole('menuitem', { name: '移交群組' }).click()
  await maker.page.getByRole('dialog').getByRole('button', { name: '移交群組' }).click()
  await expect(maker.page.getByText(`「${friend.person.displayName}」現在是群主`)).toBeVisible()
  // Arrives as a live event, without a reload.
  await expect(friend.page.getByText('群主').first()).toBeVisible()
  await expect(friend.page.getByRole('link', { name: '申請與邀請' })).toBeVisible()

  await maker.page.goto(address)
  await maker.page.getByRole('button', { name: '管理「河川觀察社」' }).click()
  await maker.page.getByRole('menuitem', { name: '退出群組' }).click()
  await maker.page.getByRole('dialog').getByRole('button', { name: '退出群組' }).click()
  await expect(maker.page).toHaveURL(/\/group\/mine$/)
  await expect(friend.page.getByText('1 位成員')).toBeVisible()
})
