import { findBrowser } from '../../scripts/lib/browser.mjs'
import { expect, test } from '../support/test.ts'

// Chromium's fake microphone, which beeps, with permission granted.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

test('a voice is recorded, listened to and attached, by the keyboard alone', async ({ people }) => {
  const { page } = await people.member()
  await page.context().grantPermissions(['microphone'])
  await page.goto('/user/build-portfolio')
  await page.getByRole('button', { name: '錄音' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: '錄音' })
  await expect(dialog.getByRole('status')).toHaveText('錄音中')
  const level = dialog.getByRole('meter', { name: '音量' })
  await expect.poll(async () => Number(await level.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: '暫停' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('已暫停')
  await dialog.getByRole('button', { name: '繼續錄' }).press('Enter')
  await dialog.getByRole('button', { name: '完成' }).press('Enter')

  await expect(dialog.getByRole('group', { name: '「聽聽看剛才的錄音」的播放方式' })).toBeVisible()
  await dialog.getByRole('button', { name: '加入錄音' }).press('Enter')
  const files = page.getByRole('list', { name: '要附上的檔案' })
  await expect(files.getByText(/^錄音 \d{4}-\d\d-\d\d \d\d-\d\d\.(m4a|ogg|wav)$/)).toBeVisible()
  await expect(page.getByText(/^錄音 .* 已上傳$/)).toBeAttached()
})

test('a recording is not thrown away without a question, and not without a microphone', async ({ people }) => {
  const { page } = await people.member()
  await page.goto('/user/build-portfolio')
  await page.getByRole('button', { name: '錄音' }).click()
  await expect(page.getByRole('status').filter({ hasText: '錄音中' })).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: '要放棄這段錄音嗎？' })
  await question.getByRole('button', { name: '放棄' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('no', 'NotFoundError')
    }
  })
  await page.reload()
  await page.getByRole('button', { name: '錄音' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '找不到麥克風' })).toBeVisible()
})
