import { pdf } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test('a teacher draws on the page of a student, who sees it once it is returned and takes it home as a PDF', async ({
  people,
}) => {
  const teacher = await people.member()
  const student = await people.member()
  const clientId = crypto.randomUUID()
  const made = { type: 'open', name: '河川觀察社', handle: `river-${clientId.slice(0, 8)}`, clientId }
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', made)
  await student.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
  const asked = { clientId, groupIds: [group.id], title: '量量看水溝', classification: 'course_learning' }
  const deadline = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const { items } = await teacher.api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
    ...asked,
    deadline,
    assign: true,
  })
  const address = `/user/homework/${items[0]?.id}`

  await student.page.goto(address)
  await student.page.getByRole('textbox', { name: '作業內容' }).fill('上游十九度，畫在檔案裡。')
  await student.page.locator('input[type="file"]').first().setInputFiles(pdf('水溝.pdf', 2))
  await expect(student.page.getByText('草稿已儲存')).toBeVisible()
  await student.page.getByRole('button', { name: '繳交' }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: '確定繳交' }).click()
  await expect(student.page.getByRole('dialog').getByRole('region', { name: '繳交收據' })).toContainText('第 1 版')

  await teacher.page.goto(`${address}/correct`)
  // Text and page stand side by side: the menu collapses and opens from the bar.
  await expect(teacher.page.getByRole('navigation')).toHaveCount(0)
  await teacher.page.getByRole('button', { name: '選單' }).click()
  await teacher.page.getByRole('dialog').getByRole('button', { name: '關閉' }).click()
  const sheet = teacher.page.getByRole('region', { name: '第 1 頁，共 2 頁' })
  await expect(sheet.locator('canvas')).toBeVisible()
  await teacher.page.getByRole('button', { name: '筆', exact: true }).click()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('the page is nowhere')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.width * y] as const
  await teacher.page.mouse.move(...at(0.2, 0.2))
  await teacher.page.mouse.down()
  await teacher.page.mouse.move(...at(0.5, 0.3), { steps: 8 })
  await teacher.page.mouse.move(...at(0.7, 0.2), { steps: 8 })
  await teacher.page.mouse.up()
  const strokes = sheet.locator('[data-strokes] path')
  await expect(strokes).toHaveCount(1)
  await expect(teacher.page.getByText('已儲存，發還之前學生看不到')).toBeVisible()
  await teacher.page.reload()
  await expect(strokes).toHaveCount(1)

  await student.page.goto(address)
  await expect(student.page.locator('[data-strokes]')).toHaveCount(0)
  await teacher.page.getByRole('textbox', { name: /^分數/ }).fill('95')
  await teacher.page.getByRole('textbox', { name: /^分數/ }).press('Control+Enter')
  await expect(teacher.page.getByText(/已發還給/)).toBeVisible()

  await expect(student.page.locator('[data-strokes="1"] path')).toHaveCount(1)
  const download = student.page.waitForEvent('download')
  await student.page.getByRole('button', { name: '下載有筆跡的 PDF' }).first().click()
  expect((await download).suggestedFilename()).toBe('量量看水溝.pdf')
})
