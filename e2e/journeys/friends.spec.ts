import { expect, test } from '../support/test.ts'

const forFriends = 1

test('two become friends and read what is for friends; a block parts them again', async ({ people }) => {
  const asking = await people.member()
  const asked = await people.member()
  const [me, them] = [await asking.api.ownId(), await asked.api.ownId()]
  const title = `給朋友的話 ${asked.person.username}`
  const post = await asked.api.publish({ title, text: '只給好友看。', privacy: forFriends })

  await asking.page.goto(`/user/portfolio/${post}`)
  await expect(asking.page.getByText('找不到這則紀錄')).toBeVisible()
  await asking.page.goto(`/user/person/${them}`)
  await asking.page.getByRole('button', { name: `加好友：${asked.person.displayName}` }).click()
  await expect(asking.page.getByText('邀請已送出，也開始追蹤了')).toBeVisible()

  await asked.page.goto(`/user/social/${them}/received`)
  await asked.page.getByRole('button', { name: `接受 ${asking.person.displayName} 的好友邀請` }).click()
  await expect(asked.page.getByText('你們是好友了')).toBeVisible()

  await asking.page.goto(`/user/portfolio/${post}`)
  await expect(asking.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await asked.page.goto(`/user/person/${me}`)
  await asked.page.getByRole('button', { name: `${asking.person.displayName} 的更多動作` }).click()
  await asked.page.getByRole('menuitem', { name: '封鎖' }).click()
  await asked.page.getByRole('dialog').getByRole('button', { name: '封鎖' }).click()
  await expect(asked.page.getByRole('button', { name: `解除封鎖 ${asking.person.displayName}` })).toBeVisible()

  await asking.page.goto(`/user/person/${them}`)
  await expect(asking.page.getByText('找不到這個人')).toBeVisible()
  await asking.page.goto(`/user/portfolio/${post}`)
  await expect(asking.page.getByText('找不到這則紀錄')).toBeVisible()
})
