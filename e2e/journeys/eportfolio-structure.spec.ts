import { StructureEditor } from '../pages/structure-editor.ts'
import { picture } from '../support/pictures.ts'
import type { Visitor } from '../support/test.ts'
import { expect, test } from '../support/test.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Publishes two records dated today, one with a picture, and returns their ids. */
async function withRecords({ api }: Visitor): Promise<string[]> {
  const fileIds = await api.upload([picture('中游.png')])
  return [
    await api.publish({ title: '水質檢測', text: '三個取樣點的溶氧比較。', date: today(), fileIds }),
    await api.publish({ title: '停損表', text: '刪掉九項，剩下八項。', date: today() }),
  ]
}

test('records become the structure of a document: chosen, dragged, moved by keys, written, and still there', async ({
  people,
}) => {
  const visitor = await people.member()
  const { page } = visitor
  await withRecords(visitor)

  await page.goto('/portfolio?view=mine')
  await page
    .getByRole('link', { name: /整理成學習歷程檔案/ })
    .first()
    .click()
  await page.getByRole('link', { name: '開始新的一份' }).first().click()
  await page.getByRole('checkbox', { name: '水質檢測' }).check()
  await page.getByRole('checkbox', { name: '停損表' }).check()
  await expect(page.getByText('已選 2／3')).toBeVisible()
  await page.getByRole('button', { name: '下一步：編架構' }).click()

  const editor = new StructureEditor(page)
  await editor.isShown()
  await page.getByRole('textbox', { name: '標題', exact: true }).fill('水的旅行')
  await editor.drag('三個取樣點的溶氧比較。', '學習動機與目標')
  await expect.poll(() => editor.texts('學習動機與目標')).toEqual(['三個取樣點的溶氧比較。'])
  await editor.put('刪掉九項，剩下八項。', '學習動機與目標')
  await expect.poll(() => editor.texts('學習動機與目標')).toHaveLength(2)

  // Three places down: past the second text, to the end of the section, into the next one.
  await editor.moveByKeys('三個取樣點的溶氧比較。', 3)
  await expect.poll(() => editor.texts('學習歷程')).toEqual(['三個取樣點的溶氧比較。'])

  await page.getByRole('tab', { name: '圖片' }).click()
  await page.getByTestId('file-picker').setInputFiles([picture('自己加的.png')])
  await editor.put('自己加的.png', '反思')
  await editor.section('反思').getByRole('textbox', { name: '圖說' }).fill('現場')
  await editor.section('收穫').getByRole('button', { name: '寫一段文字' }).click()
  await page.keyboard.type('學會校正儀器。')
  await editor
    .section('收穫')
    .getByRole('textbox', { name: /^章節標題/ })
    .fill('帶走的事')
  await editor.isSaved()

  await page.reload()
  await editor.isShown()
  await expect(page.getByRole('textbox', { name: '標題', exact: true })).toHaveValue('水的旅行')
  await expect.poll(() => editor.texts('學習動機與目標')).toEqual(['刪掉九項，剩下八項。'])
  await expect.poll(() => editor.texts('學習歷程')).toEqual(['三個取樣點的溶氧比較。'])
  await expect.poll(() => editor.texts('帶走的事')).toEqual(['學會校正儀器。'])
  await expect(editor.section('反思').getByRole('link', { name: '編輯圖片：現場' })).toBeVisible()
  await expect(page.getByText(/^共 \d+ 字，1 張圖片$/)).toBeVisible()
})

test('what a closed window had not saved comes back, and a second window loses nothing', async ({ people }) => {
  const visitor = await people.member()
  const { page, api } = visitor
  const draft = await api.beginDocument(await withRecords(visitor), { title: '兩個視窗', isFilled: true })
  const address = `/user/export-editor?draft=${draft}`
  const here = new StructureEditor(page)
  await page.goto(address)
  await here.isShown()

  // Saving fails, and the window is closed.
  await page.route('**/api/v2/exportDraft/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await here.section('反思').getByRole('button', { name: '寫一段文字' }).click()
  await page.keyboard.type('斷線時寫的。')
  await expect(page.getByText('還沒存進去（會再試）')).toBeVisible()
  await page.reload()
  await here.isShown()
  await expect.poll(() => here.texts('反思')).toEqual(['斷線時寫的。'])
  await page.unroute('**/api/v2/exportDraft/*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await here.isShown()
  await expect.poll(() => here.texts('反思')).toEqual(['斷線時寫的。'])

  const second = await page.context().newPage()
  const there = new StructureEditor(second)
  await second.goto(address)
  await there.isShown()
  await there
    .section('反思')
    .getByRole('textbox', { name: /第 1 段/ })
    .fill('右邊的視窗。')
  await there.isSaved()

  await here
    .section('反思')
    .getByRole('textbox', { name: /第 1 段/ })
    .fill('左邊的視窗。')
  await expect(page.getByRole('region', { name: '這個視窗', exact: true })).toContainText('左邊的視窗。')
  await expect(page.getByRole('region', { name: '另一個視窗', exact: true })).toContainText('右邊的視窗。')
  await page.getByRole('button', { name: '兩份都留' }).click()
  await expect(page).not.toHaveURL(new RegExp(draft))
  await here.isShown()
  await expect.poll(() => here.texts('反思')).toEqual(['左邊的視窗。'])
  await second.reload()
  await there.isShown()
  await expect.poll(() => there.texts('反思')).toEqual(['右邊的視窗。'])
  await page.goto('/user/export')
  await expect(page.getByRole('article', { name: '兩個視窗' })).toHaveCount(2)
})
