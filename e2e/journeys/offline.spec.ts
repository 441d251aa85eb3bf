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

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

test('what is written, photographed and recorded without a connection becomes a draft when one is back', async ({
  people,
}) => {
  const { page, api } = await people.member()
  await page.context().grantPermissions(['microphone'])
  await page.goto('/account')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/portfolio')
  await page.getByRole('textbox', { name: '寫下現在的想法' }).fill('在捷運上想到的。')
  await page
    .getByLabel('加照片')
    .setInputFiles({ name: '落葉.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') })
  const files = page.getByRole('list', { name: '要附上的檔案' })
  await expect(files.getByText('落葉.png')).toBeVisible()
  await page.getByRole('button', { name: '錄音' }).click()
  await expect(page.getByRole('timer')).toHaveText('錄音中 0:01')
  await page.getByRole('button', { name: '錄好了' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(2)

  // Closing the tab loses nothing.
  await page.reload()
  await expect(page.getByRole('textbox', { name: '寫下現在的想法' })).toHaveValue('在捷運上想到的。')
  await expect(files.getByText(/^錄音 \d{4}-\d\d-\d\d \d\d-\d\d\./)).toBeVisible()
  await page.getByRole('button', { name: '先存在這台裝置' }).click()
  await expect(page.getByText('存好了，連上網路後會自動送出。')).toBeVisible()
  await expect(page.getByText('在捷運上想到的。 · 附 2 個檔案')).toBeVisible()

  // The page notices by itself that it is online again.
  await page.context().setOffline(false)
  await expect(page.getByText('沒有網路時寫的 1 則，已經存成草稿')).toBeVisible()
  const { items } = await api.send<{ items: { id: string; excerpt: string }[] }>('GET', '/api/v2/portfolios/drafts')
  expect(items.map(({ excerpt }) => excerpt)).toEqual(['在捷運上想到的。'])
  const draft = await api.send<{ files: { displayName: string }[] }>('GET', `/api/v2/portfolios/drafts/${items[0]?.id}`)
  expect(draft.files.map(({ displayName }) => displayName)).toEqual([
    '落葉.png',
    expect.stringMatching(/^錄音 .*\.(m4a|ogg|wav)$/),
  ])
})
