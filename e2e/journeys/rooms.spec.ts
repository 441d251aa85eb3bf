import { befriend } from '../support/friends.ts'
import { expect, test } from '../support/test.ts'

test('two people talk: what is said is there at once, once, and waits where there is no line', async ({ people }) => {
  // Both are still in their Plus trial.
  const one = await people.member()
  const other = await people.member()
  // Only friends see each other's read receipts.
  await befriend(one, other)
  const id = await other.api.ownId()
  const making = { type: 'several', name: '水質小組', personIds: [id], clientId: crypto.randomUUID() }
  const path = '/api/v2/chatroom/createChatrooms'
  const { chatroom } = await one.api.send<{ chatroom: { id: string } }>('POST', path, making)
  const write = (page: typeof one.page) => page.getByRole('textbox', { name: '輸入訊息' })
  const log = (page: typeof one.page) => page.getByRole('log', { name: '訊息' })

  await other.page.goto('/messengerhome')
  await other.page.getByRole('link', { name: /水質小組/ }).click()
  await one.page.goto(`/chatroom/${chatroom.id}`)
  await write(one.page).fill('溶氧 5.1，\n可以寫進報告')
  await write(one.page).press('Enter')
  await expect(log(other.page).getByText('可以寫進報告')).toBeVisible()
  await expect(one.page.getByText('已讀 1')).toBeVisible()

  await write(other.page).fill('太好了')
  await expect(one.page.getByText(/正在輸入/)).toBeVisible()
  await write(other.page).press('Enter')
  await expect(log(one.page).getByText('太好了')).toBeVisible()

  await one.page.context().setOffline(true)
  await write(one.page).fill('電梯裡寫的')
  await write(one.page).press('Enter')
  await expect(one.page.getByText('等待連線')).toBeVisible()
  await one.page.context().setOffline(false)
  await expect(log(other.page).getByText('電梯裡寫的')).toBeVisible()
  await expect(one.page.getByText('等待連線')).toBeHidden()
  await expect(log(one.page).getByText('電梯裡寫的')).toHaveCount(1)
})
