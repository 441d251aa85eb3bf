import { expect, test } from '../support/test.ts'

test('a class is given points, sees them at once, says thank you, and fills its goal together', async ({ people }) => {
  const teacher = await people.browser()
  await teacher.api.logInAsDemo('teacher')
  const clientId = crypto.randomUUID()
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'teaching',
    name: '七年二班',
    handle: `class-${clientId.slice(0, 8)}`,
    clientId,
  })
  // Both are still in their Plus trial.
  const pupils = [await people.member(), await people.member()]
  for (const [at, { api }] of pupils.entries()) {
    const id = await api.ownId()
    await teacher.api.send('POST', '/api/v2/api/inviteMembers', { groupId: group.id, personIds: [id] })
    await api.send('PATCH', '/api/v2/api/accept', { groupId: group.id })
    const seat = { memberNumber: String(at + 1) }
    await teacher.api.send('PUT', `/api/v2/groups/${group.id}/members/${id}/number`, seat)
  }
  const pupil = pupils[0]?.page
  if (pupil === undefined) throw new Error('nobody is in the class')
  await pupil.setViewportSize({ width: 390, height: 844 })
  await pupil.goto(`/user/group-point/${group.id}`)
  await expect(pupil.getByText('還沒有點數，很快就會有')).toBeVisible()

  const { page } = teacher
  const dialog = page.getByRole('dialog')
  await test.step('a goal is set', async () => {
    await page.goto(`/user/group/${group.id}?tab=points`)
    await page.getByRole('button', { name: '設定目標' }).click()
    await dialog.getByRole('textbox', { name: '目標', exact: true }).fill('一起看電影')
    await dialog.getByRole('textbox', { name: '需要幾點' }).fill('10')
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(dialog).toBeHidden()
    await expect(pupil.getByRole('region', { name: '全班的目標' })).toContainText('0／10 點')
  })
  await test.step('the whole class is given points, and a pupil sees them without a reload', async () => {
    await page.getByRole('link', { name: '發點數' }).click()
    await page.getByRole('button', { name: '5 點', exact: true }).click()
    await page.getByRole('textbox', { name: '為了什麼' }).fill('主動幫忙整理教室')
    await expect(page.getByText(/^2 人 × 5 點＝10 點/)).toBeVisible()
    await page.getByRole('button', { name: '發點數' }).click()
    await expect(page.getByText('已發給 2 人，每人 5 點')).toBeVisible()
    await expect(pupil.getByRole('region', { name: '現在有' })).toContainText('5')
    await expect(pupil.getByRole('list', { name: '點數紀錄' })).toContainText('主動幫忙整理教室')
    await expect(pupil.getByRole('img', { name: '罐子裝了 100%' })).toBeVisible()
    await expect(pupil.getByText('達成了！這是大家一起做到的。')).toBeVisible()
  })
  await test.step('the pupil answers once, and the teacher reads it', async () => {
    await pupil.getByRole('button', { name: '回覆' }).click()
    await pupil.getByRole('textbox', { name: '對給點數的人說' }).press('Enter')
    await expect(pupil.getByRole('blockquote')).toHaveText('謝謝老師')
    await expect(pupil.getByRole('button', { name: '回覆' })).toBeHidden()
    await page.getByRole('link', { name: '看每個人的點數' }).click()
    await page.getByRole('table', { name: '每個人的點數' }).getByRole('link').first().click()
    await expect(page.getByRole('blockquote')).toHaveText('謝謝老師')
  })
  await test.step('what was a mistake is taken back, and both entries stay', async () => {
    await page.getByRole('button', { name: '收回' }).click()
    await dialog.getByRole('button', { name: '收回' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: '點數紀錄' }).getByRole('listitem')).toHaveCount(2)
    await expect(pupil.getByRole('list', { name: '點數紀錄' })).toContainText('−5')
    await expect(pupil.getByRole('region', { name: '現在有' })).toContainText('0')
    await expect(pupil.getByRole('region', { name: '全班的目標' })).toContainText('5／10 點')
  })
})
