import { RecordScreen } from '../pages/record-screen.ts'
import { befriend } from '../support/friends.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('a record with a photo and a friend’s comment goes to the bin and comes back out of it', async ({ people }) => {
  const writer = await people.member()
  const friend = await people.member()
  await befriend(writer, friend)
  const title = `溪邊的石頭 ${writer.person.username}`
  const fileIds = await writer.api.upload([picture('石頭.png')])
  const id = await writer.api.publish({ title, text: '撿到一顆有洞的。', privacy: 1, fileIds })
  const address = `/user/portfolio/${id}`

  await friend.page.goto(address)
  const read = new RecordScreen(friend.page)
  await expect(read.article(title)).toBeVisible()
  await read.say('洞是怎麼來的？')

  await writer.page.goto(address)
  const own = new RecordScreen(writer.page)
  await expect(own.comment(friend.person.displayName)).toBeVisible()
  await own.remove()
  await friend.page.reload()
  await expect(friend.page.getByText('找不到這則紀錄')).toBeVisible()

  await own.undoRemoval()
  await friend.page.reload()
  await expect(read.comment(friend.person.displayName).getByText('洞是怎麼來的？')).toBeVisible()

  await writer.page.goto(address)
  await own.remove()
  await writer.page.goto('/user/trash')
  await writer.page.getByRole('button', { name: `復原：${title}` }).click()
  await expect(writer.page.getByText('回收桶是空的')).toBeVisible()
  await friend.page.reload()
  await expect(read.article(title)).toBeVisible()
  await expect(read.article(title).getByRole('link', { name: /看大圖：石頭\.png/ })).toBeVisible()
  await expect(read.comment(friend.person.displayName).getByText('洞是怎麼來的？')).toBeVisible()

  await writer.page.goto(address)
  await own.remove()
  await writer.page.goto('/user/trash')
  await writer.page.getByRole('button', { name: '清空回收桶' }).click()
  await writer.page.getByRole('dialog').getByRole('button', { name: '清空回收桶' }).click()
  await expect(writer.page.getByText('回收桶是空的')).toBeVisible()
  await friend.page.reload()
  await expect(friend.page.getByText('找不到這則紀錄')).toBeVisible()
})
