import { SignUp } from '../pages/sign-up.ts'
import { stranger } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('somebody comes by a friend’s link, sees who asked, and befriends them in one press', async ({ people }) => {
  const friend = await people.member()
  const { page, person, api } = await people.browser(stranger())

  await friend.page.goto('/user/invite')
  await friend.page.getByRole('button', { name: '建立邀請連結' }).click()
  const signUp = new SignUp(page)
  await signUp.beginBy(await friend.page.getByRole('textbox', { name: '連結' }).inputValue())
  await signUp.chooseRole('學生')
  await signUp.createAccount(person)
  await api.activate(person)
  await api.acceptTerms()
  await api.fillProfile(person)

  await page.goto('/portfolio')
  await page.getByRole('link', { name: '開始', exact: true }).click()
  await page.getByRole('button', { name: '課堂筆記' }).click()
  await page.getByRole('button', { name: '選好 1 個，下一步' }).click()
  const inviter = page.getByRole('listitem').filter({ hasText: '邀請你加入的人' })
  await inviter.getByRole('button', { name: `加好友：${friend.person.displayName}` }).click()
  await expect(inviter.getByRole('button', { name: /等待回覆/ })).toBeVisible()

  await friend.page.goto('/user/invite')
  await friend.page.getByRole('button', { name: `接受 ${person.displayName} 的好友邀請` }).click()
  await expect(friend.page.getByRole('button', { name: `${person.displayName} 是你的好友` })).toBeVisible()
})
