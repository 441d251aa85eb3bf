import type { Locator } from '@playwright/test'
import { befriend } from '../support/friends.ts'
import { expect, test } from '../support/test.ts'

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Puts a finger down, and lifts it once `until` has come about. */
async function hold(what: Locator, until: () => Promise<void>): Promise<void> {
  const box = await what.boundingBox()
  if (!box) throw new Error('What is to be held is not on the screen.')
  const page = what.page()
  const fingers = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await until()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a message that is held is answered from the menu that opens', async ({ people }) => {
  const one = await people.member()
  const other = await people.member(telephone)
  await befriend(one, other)
  const making = {
    type: 'several',
    name: '水質小組',
    personIds: [await other.api.ownId()],
    clientId: crypto.randomUUID(),
  }
  const path = '/api/v2/chatroom/createChatrooms'
  const { chatroom } = await one.api.send<{ chatroom: { id: string } }>('POST', path, making)
  await one.page.goto(`/chatroom/${chatroom.id}`)
  await one.page.getByRole('textbox', { name: '輸入訊息' }).fill('溶氧 5.1')
  await one.page.getByRole('textbox', { name: '輸入訊息' }).press('Enter')

  const { page } = other
  await page.goto(`/chatroom/${chatroom.id}`)
  const message = page.getByRole('log', { name: '訊息' }).getByText('溶氧 5.1')
  await expect(message).toBeVisible()
  const answer = page.getByRole('menuitem', { name: '回覆' })
  await hold(message, () => expect(answer).toBeFocused())
  await answer.tap()
  await expect(page.getByText(`回覆 ${one.person.displayName}`)).toBeVisible()
})

test('the menu of a comment opens without moving the page', async ({ people }) => {
  const { person, page, api } = await people.member(telephone)
  const id = await api.publish({ title: '海邊的早晨', text: '退潮時的石頭。'.repeat(400) })
  await page.goto(`/user/portfolio/${id}`)
  await page.getByRole('textbox', { name: /留言/ }).fill('風好大')
  await page.getByRole('button', { name: '送出留言' }).tap()
  const comment = page.getByRole('article', { name: `${person.displayName}的留言` })
  const menu = comment.getByRole('button', { name: /更多動作/ })
  await expect(menu).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await menu.tap()
  await expect(comment.getByRole('menuitem', { name: '編輯' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
