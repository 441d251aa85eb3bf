import type { Locator, Page } from '@playwright/test'
import { RecordForm } from '../pages/record-form.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

const mostStops = 80

test('a record is written, tagged and published with the keyboard alone', async ({ people }) => {
  const friend = await people.member()
  const { page, person } = await people.member()
  const title = `只用鍵盤 ${person.username}`
  const trail = new Trail(page)
  await page.goto('/portfolio?view=mine')
  await trail.isShown()

  await tabTo(page, page.getByRole('main').getByRole('link', { name: '寫第一則紀錄' }))
  await page.keyboard.press('Enter')
  const form = new RecordForm(page)
  await form.isShown()

  await tabTo(page, form.title)
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(form.content).toBeFocused()
  await page.keyboard.type('沒有碰滑鼠。')
  await page.keyboard.type(`@${friend.person.displayName}`)
  await expect(page.getByRole('option', { name: friend.person.displayName })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.content.getByText(`@${friend.person.displayName}`)).toBeVisible()

  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '幹部經歷' })).toBeChecked()
  await tabTo(page, page.getByRole('searchbox', { name: '搜尋標籤' }))
  await page.keyboard.type('音樂')
  await tabTo(
    page,
    page.getByRole('group', { name: '標籤', exact: true }).getByRole('button', { name: '音樂', exact: true }),
  )
  await page.keyboard.press('Space')
  await expect(form.chosenTags).toContainText('音樂')

  await tabTo(page, page.getByRole('button', { name: /^誰看得到/ }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '誰看得到這則紀錄' })
  await tabTo(page, dialog.getByRole('button', { name: '只有自己' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '誰看得到：只有自己。更改' })).toBeFocused()

  await tabTo(page, form.publishButton)
  await page.keyboard.press('Enter')
  await trail.isShown()
  await expect(trail.record(title)).toBeVisible()
})

test('the way past the menu is the first stop, and dialogs give the focus back', async ({ people }) => {
  const { page, api } = await people.member()
  const id = await api.publish({ title: '焦點', text: '在哪裡。' })
  await page.goto(`/user/portfolio/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '焦點' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused()

  const menu = page.getByRole('button', { name: '更多動作', exact: true })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('what is deleted leaves the focus to what stands beside it', async ({ people }) => {
  const { page, api } = await people.member()
  for (const title of ['第一則', '第二則', '第三則']) await api.publish({ title, text: '寫過的。' })
  await page.goto('/portfolio?view=mine')
  const trail = new Trail(page)
  const middle = trail.record('第二則')
  await tabTo(page, middle.getByRole('button', { name: '更多動作' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '刪除' }))
  await page.keyboard.press('Enter')
  await expect(middle).toHaveCount(0)
  await expect(trail.record('第一則').locator(':focus')).toHaveCount(1)
})

test('on a low screen, as at 200 %, what has the focus is whole and in sight', async ({ people }) => {
  const { page, api } = await people.member()
  const other = await people.member()
  await page.setViewportSize({ width: 640, height: 400 })
  const id = await api.publish({ title: '放大', text: '看得到。' })

  await page.goto('/portfolio?view=mine')
  for (const name of ['我的', '公開']) {
    await tabTo(page, page.getByRole('main').getByRole('link', { name, exact: true }))
    expect(await cutOff(page)).toEqual([])
  }

  await page.goto(`/user/portfolio/${id}`)
  await tabTo(page, page.getByRole('button', { name: '更多動作', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '關閉' })).toBeFocused()
  for (const name of ['刪除', '取消']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name })).toBeFocused()
  }

  const making = { type: 'several', name: '放大', personIds: [await other.api.ownId()], clientId: crypto.randomUUID() }
  const path = '/api/v2/chatroom/createChatrooms'
  const { chatroom } = await api.send<{ chatroom: { id: string } }>('POST', path, making)
  await page.goto(`/chatroom/${chatroom.id}`)
  await tabTo(page, page.getByRole('textbox', { name: '輸入訊息' }))
  await page.keyboard.type('說一句')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log', { name: '訊息' })
  await expect(log.getByText('說一句')).toBeVisible()
  await tabTo(page, log.getByRole('button', { name: '更多', exact: true }).last(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(log.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(log.getByRole('menuitem').last()).toBeFocused()
  await expect(log.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
})

/** Returns the sides on which an ancestor of the focused element clips its focus ring. */
async function cutOff(page: Page): Promise<string[]> {
  return page.locator(':focus').evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const box = element.getBoundingClientRect()
    const cut: string[] = []
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const edge = around.getBoundingClientRect()
      for (const side of ['left', 'top'] as const) if (box[side] - ring < edge[side] - 0.5) cut.push(side)
      for (const side of ['right', 'bottom'] as const) if (box[side] + ring > edge[side] + 0.5) cut.push(side)
    }
    return cut
  })
}

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `after ${mostStops} presses of ${key}`).toBeFocused()
}
