import { readFile } from 'node:fs/promises'
import { writeCourse } from '../support/course.ts'
import { expect, test } from '../support/test.ts'

test('a course is taken along as a file, and becomes a course of whoever brings it in', async ({ people }) => {
  // The journey is long: it first writes a course in the browser.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { units } = await writeCourse(teacher, name)
  await teacher.page.goto('/courses/manage')
  await teacher.page.getByRole('button', { name: `更多：${name}` }).click()
  const saving = teacher.page.waitForEvent('download')
  await teacher.page.getByRole('menuitem', { name: '匯出課程檔' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${name}.imscc`)

  const { page } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  const bringIn = async () => {
    await page.goto('/courses/manage')
    await page.getByRole('button', { name: '匯入課程檔' }).click()
    await page.getByTestId('cartridge-picker').setInputFiles({
      name: saved.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer: await readFile(await saved.path()),
    })
  }
  await bringIn()
  await page
    .getByRole('dialog', { name: `「${name}」匯入好了` })
    .getByRole('link', { name: '打開編輯' })
    .click()
  await page.getByRole('link', { name: units[0]?.name ?? '' }).click()
  await expect(page.getByText(units[0]?.word ?? '')).toBeVisible()
  await bringIn()
  await expect(page.getByRole('dialog', { name: `「${name}」之前就匯入過了` })).toBeVisible()
})
