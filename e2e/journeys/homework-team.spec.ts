import { expect, test } from '../support/test.ts'

test('two classmates open a team, write the same, hand in once, and both have the receipt', async ({ people }) => {
  const teacher = await people.member()
  const ann = await people.member()
  const ben = await people.member()
  const clientId = crypto.randomUUID()
  const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
  for (const { api } of [ann, ben]) await api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
  const asked = { clientId, groupIds: [group.id], title: '量量看水溝', classification: 'course_learning', teamSize: 2 }
  const deadline = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const { items } = await teacher.api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
    ...asked,
    deadline,
    assign: true,
  })
  const address = `/user/homework/${items[0]?.id}`

  await ann.page.goto(address)
  const writing = ann.page.getByRole('textbox', { name: '作業內容' })
  await writing.fill('上游十九度。')
  await expect(ann.page.getByText('草稿已儲存')).toBeVisible()
  await ann.page.getByRole('button', { name: '找同學一起做' }).click()
  const dialog = ann.page.getByRole('dialog')
  await dialog.getByRole('button', { name: ben.person.displayName }).click()
  await dialog.getByRole('button', { name: '送出邀請' }).click()
  await expect(ann.page.getByRole('button', { name: `收回給${ben.person.displayName}的邀請` })).toBeVisible()

  await ben.page.goto(address)
  await ben.page.getByRole('button', { name: '一起做', exact: true }).click()
  const theirs = ben.page.getByRole('textbox', { name: '作業內容' })
  await expect(theirs).toContainText('上游十九度。')
  await theirs.press('ControlOrMeta+End')
  await theirs.pressSequentially('下游二十一度。')
  await expect(ben.page.getByText('草稿已儲存')).toBeVisible()
  // The student who started the team can still remove the other.
  await ann.page.reload()
  await expect(writing).toContainText('下游二十一度。')
  await expect(ann.page.getByRole('button', { name: `請${ben.person.displayName}離開小組` })).toBeVisible()

  await ben.page.getByRole('button', { name: '繳交' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: '確定繳交' }).click()
  const receipt = ben.page.getByRole('dialog').getByRole('region', { name: '繳交收據' })
  for (const { person } of [ann, ben]) await expect(receipt).toContainText(person.displayName)
  const number = /\d{8}-[0-9A-Z]{8}/.exec((await receipt.textContent()) ?? '')?.[0] ?? 'no receipt'

  await ann.page.goto(address)
  await ann.page.getByText(/收據/).first().click()
  await expect(ann.page.getByText(number).first()).toBeVisible()
  await expect(ann.page.getByRole('button', { name: /離開小組/ })).toHaveCount(0)
})
