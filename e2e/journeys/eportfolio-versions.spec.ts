import { ReadingScreen } from '../pages/eportfolio-screens.ts'
import { TypesetScreen } from '../pages/typeset-screen.ts'
import { exportDraft } from '../support/export-draft.ts'
import { expect, test } from '../support/test.ts'

test('an e-portfolio is exported again, and who has its address or its first PDF finds the new version', async ({
  people,
}) => {
  test.slow()
  const maker = await people.member()
  const reader = await people.member()
  const draft = await exportDraft(maker.api, { title: '水的旅行', text: '量了三個點。' })
  const typeset = new TypesetScreen(maker.page)
  const dialog = maker.page.getByRole('dialog')
  const exportAs = async (template: string) => {
    await typeset.open(draft)
    await typeset.seesChange(1, () => maker.page.getByRole('button', { name: template }).click())
    await maker.page.getByRole('button', { name: '匯出' }).click()
    await dialog.getByRole('button', { name: '匯出 PDF' }).click()
    await expect(maker.page.getByRole('dialog', { name: '匯出完成' })).toBeVisible({ timeout: 40_000 })
  }

  await exportAs('學術')
  const download = maker.page.waitForEvent('download')
  await dialog.getByRole('link', { name: '下載' }).click()
  const first = await (await download).path()
  await dialog.getByRole('button', { name: '打開' }).click()
  const mine = new ReadingScreen(maker.page)
  await mine.share('有連結的人')
  await expect(maker.page.getByText('有連結的人現在能讀')).toBeVisible()
  const address = new URL(maker.page.url()).pathname
  const code = await maker.page.getByRole('link', { name: '看確認頁' }).getAttribute('href')

  await reader.page.goto(address)
  const read = new ReadingScreen(reader.page)
  await read.likeButton.click()
  await expect(read.likeButton).toHaveAttribute('aria-pressed', 'true')

  await exportAs('極簡')
  await dialog.getByRole('button', { name: '打開' }).click()
  await expect(maker.page).toHaveURL(new RegExp(`${address}$`))
  const versions = maker.page.getByRole('region', { name: '版本' })
  await expect(versions.getByText('第 2 版')).toBeVisible()
  await expect(versions.getByRole('link', { name: '下載' })).toHaveCount(1)
  await expect(mine.likeButton).toHaveAccessibleName(/1 人/)

  await reader.page.reload()
  await expect(reader.page.getByText(/第 2 版，.*更新/)).toBeVisible()
  await expect(read.likeButton).toHaveAttribute('aria-pressed', 'true')
  await expect(reader.page.getByRole('region', { name: '版本' })).toHaveCount(0)
  await reader.page.goto(String(code))
  await expect(reader.page.getByText('第 2 版，目前最新')).toBeVisible()
  await reader.page.getByTestId('check-picker').setInputFiles(first)
  await expect(reader.page.getByText(/這是之前的第 1 版/)).toBeVisible()
})
