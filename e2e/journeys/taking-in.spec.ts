import { RecordScreen } from '../pages/record-screen.ts'
import { Trail } from '../pages/trail.ts'
import { leap2aPackage } from '../support/leap2a.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('what was written in Mahara is shown first, comes in with its picture, and never twice', async ({ people }) => {
  const { page, person } = await people.member()
  const title = `第一次下水 ${person.username}`
  const file = leap2aPackage('mahara.zip', {
    title,
    text: '水很冷，石頭上有石蠅。',
    picture: picture('取樣點.png').buffer,
  })

  await page.goto('/account')
  await page.getByRole('link', { name: '選擇要匯入的檔案' }).click()
  await page.getByTestId('package-picker').setInputFiles(file)
  await expect(page.getByRole('heading', { name: '找到 1 則紀錄、1 個檔案' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: title })).toBeChecked()
  await page.getByText('不會匯入的 1 項').click()
  await expect(page.getByText('別人的留言和回饋')).toBeVisible()
  await page.getByRole('searchbox').fill('創')
  await page.getByRole('button', { name: /創/ }).first().click()
  await page.getByRole('button', { name: '匯入 1 則' }).click()
  await expect(page.getByRole('heading', { name: '匯入了 1 則紀錄' })).toBeVisible()

  // Importing the same package again brings nothing new.
  await page.getByRole('button', { name: '換一個檔案' }).click()
  await page.getByTestId('package-picker').setInputFiles(file)
  await expect(page.getByRole('checkbox', { name: title })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^匯入/ })).toHaveCount(0)

  const trail = new Trail(page)
  await trail.open()
  await expect(trail.record(title)).toHaveCount(1)
  await trail.openRecord(title)
  const record = new RecordScreen(page).article(title)
  await expect(record.getByRole('heading', { name: '觀察' })).toBeVisible()
  await expect(record.getByText('水很冷，石頭上有石蠅。')).toBeVisible()
  await expect(record.getByRole('link', { name: /取樣點/ }).first()).toBeVisible()
})
