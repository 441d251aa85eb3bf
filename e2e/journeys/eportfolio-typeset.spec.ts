import { TypesetScreen } from '../pages/typeset-screen.ts'
import { exportDraft } from '../support/export-draft.ts'
import { expect, test } from '../support/test.ts'

const text = '中游的溶氧量比我們預期的低，於是決定再加測兩個點。'

test('pages are set, a picture is adjusted, and the PDF says what was written', async ({ people }) => {
  test.slow()
  const { page, api, person } = await people.member()
  const draft = await exportDraft(api, { title: '水的旅行', text })
  const typeset = new TypesetScreen(page)
  await typeset.open(draft)

  await typeset.seesChange(1, () => page.getByRole('button', { name: '學術' }).click())
  await typeset.thing(/^段落：中游的溶氧量/).click()
  const field = page.getByRole('textbox', { name: '文字', exact: true })
  await typeset.seesChange(2, () => field.fill(`${text}𠮷先生也同意。`))
  await typeset.isSaved()

  await typeset.thing('圖片：中游取樣點').click()
  await page.getByRole('button', { name: '編輯圖片' }).click()
  const editor = page.getByRole('dialog', { name: '編輯圖片' })
  const undo = editor.getByRole('button', { name: '復原' })
  await editor.getByRole('button', { name: '右轉' }).click()
  await editor.getByRole('button', { name: '1:1' }).click()
  await expect(editor.getByText('400 × 400 像素')).toBeVisible()
  await editor.getByRole('button', { name: /^拉左上角/ }).press('Shift+ArrowRight')
  await expect(editor.getByText('360 × 360 像素')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(editor.getByText('400 × 400 像素')).toBeVisible()
  await expect(undo).toBeEnabled()
  await typeset.seesChange(2, async () => {
    await editor.getByRole('button', { name: '儲存圖片' }).click()
    await expect(editor).toHaveCount(0)
  })
  await typeset.isSaved()

  await page.getByRole('button', { name: '匯出' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '檔名' }).fill(`水的旅行 ${person.username}`.slice(0, 30))
  await dialog.getByRole('button', { name: '匯出 PDF' }).click()
  await expect(page.getByRole('dialog', { name: '匯出完成' })).toBeVisible({ timeout: 40_000 })
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: '下載' }).click()
  expect((await download).suggestedFilename()).toMatch(/^水的旅行.*\.pdf$/)
  await dialog.getByRole('button', { name: '打開' }).click()
  await expect(page).toHaveURL(/\/user\/ePortfolio\/[0-9a-f-]{36}$/)
  const written = page.locator('.textLayer').getByText('中游的溶氧量').first()
  await expect(page.locator('.textLayer').first()).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(written).toBeAttached({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
})
