import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

const written = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

test('a teacher enters the scores of a class by keys, pastes and exports them, and a pupil sees their own', async ({
  people,
}) => {
  const teacher = await people.browser()
  await teacher.api.logInAsDemo('teacher')
  const clientId = crypto.randomUUID()
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'teaching',
    name: '七年一班',
    handle: `class-${clientId.slice(0, 8)}`,
    clientId,
  })
  const pupils = [await people.member(), await people.member()]
  const ids: string[] = []
  for (const [at, { api }] of pupils.entries()) {
    const id = await api.ownId()
    await teacher.api.send('POST', '/api/v2/api/inviteMembers', { groupId: group.id, personIds: [id] })
    await api.send('PATCH', '/api/v2/api/accept', { groupId: group.id })
    const seat = { memberNumber: String(at + 1) }
    await teacher.api.send('PUT', `/api/v2/groups/${group.id}/members/${id}/number`, seat)
    ids.push(id)
  }
  const { items } = await teacher.api.send<{ items: { id: string }[] }>('POST', '/api/v2/homework/questions', {
    clientId,
    groupIds: [group.id],
    title: '量量看水溝',
    classification: 'course_learning',
    assign: true,
    deadline: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const work = `/api/v2/homework/questions/${items[0]?.id}/hand-in`
  const [first] = pupils
  await first?.api.send('PUT', work, {
    writer: crypto.randomUUID(),
    save: 1,
    version: 0,
    content: written('上游十九度。'),
  })
  await first?.api.send('POST', work, { clientId: crypto.randomUUID(), version: 1 })

  const { page } = teacher
  await page.goto(`/user/group/${group.id}?tab=homework`)
  await page.getByRole('main').getByRole('link', { name: '成績冊' }).click()
  await page.getByRole('button', { name: '新增欄位' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^名稱/ }).fill('第一次平時考')
  await dialog.getByRole('button', { name: '新增欄位' }).click()
  await expect(dialog).toBeHidden()

  const grid = page.getByRole('grid', { name: '全班成績' })
  const cellAt = async (title: string, row: number) => {
    const heads = await grid.getByRole('columnheader').allTextContents()
    const column = heads.findIndex((head) => head.includes(title)) - 1
    return grid.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  }
  await test.step('by keys, and pasted out of a spreadsheet', async () => {
    const cell = await cellAt('第一次平時考', 1)
    await cell.click()
    await page.keyboard.type('84')
    await page.keyboard.press('Enter')
    await page.keyboard.type('61')
    await page.keyboard.press('Enter')
    await expect(page.getByText('已儲存', { exact: true })).toBeVisible()
    await expect(cell).toHaveText('84')
    await cell.click()
    await cell.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, '85\n62')
    await expect(await cellAt('第一次平時考', 2)).toHaveText('62')
  })
  await test.step('a score of work that was handed in reviews it, and is returned', async () => {
    const cell = await cellAt('量量看水溝', 1)
    await expect(cell).toHaveText('待批改')
    await cell.click()
    await page.keyboard.type('95')
    await page.keyboard.press('Enter')
    await expect(cell).toHaveText('95未發還')
    await grid.getByRole('button', { name: /量量看水溝/ }).click()
    await dialog.getByRole('button', { name: '發還 1 份' }).click()
    await expect(cell).toHaveText('95')
  })
  await test.step('is there after a reload, and in the file for the school', async () => {
    await page.reload()
    await expect(grid.getByRole('row').nth(1)).toContainText('90')
    await page.getByRole('button', { name: '匯出' }).click()
    await dialog.getByRole('button', { name: '校務系統格式' }).click()
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'CSV' }).click()
    const table = await readFile((await (await coming).path()) ?? '', 'utf8')
    const [head, ...lines] = table.split('\r\n')
    expect(head).toMatch(/^\uFEFF座號,學號,姓名,/)
    expect(lines[0]).toMatch(/^1,.*,90$/)
    await dialog.getByRole('button', { name: '關閉' }).click()
  })
  await test.step('a pupil sees their own once they are published', async () => {
    await page.getByRole('button', { name: '設定' }).click()
    await dialog.getByRole('checkbox', { name: '讓學生看自己的成績' }).check()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(dialog).toBeHidden()
    if (first === undefined) throw new Error('nobody is in the class')
    const own = first.page
    await own.goto(`/user/group/${group.id}?tab=homework`)
    await own.getByText('平均 90').click()
    await expect(own.getByRole('table', { name: '我的成績' })).toContainText('95 / 100')
  })
})
