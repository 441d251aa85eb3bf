import { expect, test } from '../support/test.ts'

test('a bulletin is written, read and signed, and who told it sees that at once', async ({ people }) => {
  const teacher = await people.member()
  const student = await people.member()
  const clientId = crypto.randomUUID()
  const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
  await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })

  await teacher.page.goto(`/user/group/${group.id}?tab=bulletins`)
  await teacher.page.getByRole('link', { name: '寫公告' }).click()
  await teacher.page.getByRole('textbox', { name: '標題' }).fill('校外教學通知')
  await teacher.page.getByRole('textbox', { name: '內容' }).fill('下週三去河濱公園，請帶水壺。')
  await teacher.page.getByRole('button', { name: '學生簽名' }).click()
  await expect(teacher.page.getByText('草稿已儲存')).toBeVisible()
  await teacher.page.getByRole('button', { name: '發布', exact: true }).click()
  await teacher.page.getByRole('link', { name: '看名單' }).click()
  await expect(teacher.page.getByRole('button', { name: '還沒看 1' })).toBeVisible()

  await student.page.goto(`/user/group/${group.id}?tab=bulletins`)
  await student.page.getByRole('link', { name: /校外教學通知/ }).click()
  await expect(student.page.getByText('下週三去河濱公園')).toBeVisible()
  await expect(teacher.page.getByRole('button', { name: '還沒看 0' })).toBeVisible()
  await student.page.getByRole('button', { name: '我看過了，簽名' }).click()
  await expect(student.page.getByText(/林小晴 在 .* 簽了名。/)).toBeVisible()
  await expect(teacher.page.getByText(/林小晴 在 .* 簽名/)).toBeVisible()
  await expect(teacher.page.getByText('大家都看過，也簽名了。')).toBeVisible()
})
