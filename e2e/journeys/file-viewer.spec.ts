import { fromPeople } from '../../apps/server/src/testing/from-people/from-people.fixture.ts'
import { FileViewer } from '../pages/file-viewer.ts'
import { RecordScreen } from '../pages/record-screen.ts'
import { Trail } from '../pages/trail.ts'
import { pdf } from '../support/documents.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

const three = () => ['上游.png', '中游.png', '下游.png'].map((name) => picture(name, { width: 900, height: 600 }))

test('pictures of a record are looked at with keys, and closing leads back to where one was', async ({ people }) => {
  const { page, api, person } = await people.member()
  const title = `三個取樣點 ${person.username}`
  // The record lies below others, so that returning has a scroll position to restore.
  await api.publish({ title, text: '三張照片。', fileIds: await api.upload(three()) })
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await api.publish({ title: `之後的紀錄 ${number}`, text: '很長的一天。\n'.repeat(30) })
  }
  const trail = new Trail(page)
  await trail.open('我的')
  const opener = trail.record(title).getByRole('link', { name: /^看大圖：上游\.png/ })
  // A long list renders only what is near the viewport.
  const scrollToIt = () =>
    expect(async () => {
      await page.mouse.wheel(0, 500)
      await expect(opener).toBeInViewport({ timeout: 300 })
    }).toPass()
  await page.mouse.move(640, 400)
  await scrollToIt()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await opener.click()

  const viewer = new FileViewer(page)
  await viewer.shows('上游.png')
  await expect(page).toHaveURL(/\/file-viewer\?post=.+&index=0$/)
  await expect(viewer.picture('上游.png')).toHaveJSProperty('complete', true)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => viewer.scaleOf('上游.png')).toBeCloseTo(2.25, 2)
  await page.keyboard.press('0')
  await expect.poll(() => viewer.scaleOf('上游.png')).toBe(1)
  await page.keyboard.press('ArrowRight')
  await viewer.shows('中游.png')

  await page.reload()
  await viewer.shows('中游.png')
  await page.keyboard.press('Escape')
  await trail.isShown()

  await scrollToIt()
  // Scrolls it fully into view first, as the click would.
  await opener.hover()
  const again = await page.evaluate(() => window.scrollY)
  await opener.click()
  await viewer.shows('上游.png')
  await viewer.closeButton.click()
  await trail.isShown()
  await expect(opener).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(again, -2)

  await opener.click()
  await viewer.shows('上游.png')
  await page.goBack()
  await expect(opener).toBeFocused()
})

test('controls go away by themselves and come back with the pointer', async ({ people }) => {
  const { page, api } = await people.member()
  const id = await api.publish({ title: '安靜', text: '看照片。', fileIds: await api.upload(three()) })
  await page.goto(`/file-viewer?post=${id}&index=0`)
  const viewer = new FileViewer(page)
  await viewer.shows('上游.png')
  await page.mouse.move(300, 300)
  await expect(viewer.closeButton.locator('xpath=../..')).toHaveCSS('opacity', '0')
  await page.mouse.move(340, 320)
  await expect(viewer.closeButton.locator('xpath=../..')).toHaveCSS('opacity', '1')
})

test('a PDF shows its pages with who looks at it, to others as well', async ({ people }) => {
  const writer = await people.member()
  const reader = await people.member()
  const title = `研究報告 ${writer.person.username}`
  const id = await writer.api.publish({
    title,
    text: '十二頁。',
    fileIds: await writer.api.upload([pdf('報告.pdf', 12)]),
  })

  const { page } = reader
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url())
  })
  await page.goto(`/user/portfolio/${id}`)
  await expect(new RecordScreen(page).article(title)).toBeVisible()
  const watermarked = page.waitForResponse((answer) => answer.url().includes('type=watermark'))
  await page.getByRole('link', { name: /報告\.pdf/ }).click()
  const viewer = new FileViewer(page)
  await viewer.shows('報告.pdf')
  expect((await watermarked).status()).toBe(200)

  const first = page.getByRole('region', { name: '第 1 頁，共 12 頁' })
  await expect(first.locator('canvas')).toBeVisible()
  expect((await first.boundingBox())?.width).toBe(850)
  // Only pages near the viewport are drawn.
  expect(await page.locator('canvas').count()).toBeLessThan(6)
  await page.getByRole('region', { name: '報告.pdf' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: '第 12 頁，共 12 頁' }).locator('canvas')).toBeVisible()
  await page.keyboard.press('+')
  await expect(page.getByText('150%')).toBeVisible()
  expect(outside).toEqual([])
})

const kept = (name: string) => ({ name, mimeType: 'application/pdf', buffer: fromPeople(name) })

test('a PDF that only a password opens is read with it, and lies under the name of who reads', async ({ people }) => {
  const writer = await people.member()
  const { page, person } = await people.member()
  const fileIds = await writer.api.upload([kept('password-1234.pdf')])
  const id = await writer.api.publish({ title: '上鎖', text: '密碼在黑板上。', fileIds })
  await page.goto(`/user/portfolio/${id}`)
  await page.getByRole('link', { name: /password-1234/ }).click()
  const password = page.getByLabel('開啟密碼')
  await password.fill('4321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密碼不對，請再試一次。')).toBeVisible()
  await password.fill('1234')
  await page.keyboard.press('Enter')
  const first = page.getByRole('region', { name: '第 1 頁，共 1 頁' })
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first.getByText('locked')).toBeAttached()
  await expect(first.getByText(person.displayName).first()).toBeVisible()
})

test('a page of a PDF that is longer than a canvas is drawn', async ({ people }) => {
  const { page, api } = await people.member()
  const fileIds = await api.upload([kept('long-page.pdf')])
  const id = await api.publish({ title: '一整頁', text: '網頁印成一頁。', fileIds })
  await page.goto(`/user/portfolio/${id}`)
  await page.getByRole('link', { name: /long-page/ }).click()
  const canvas = page.getByRole('region', { name: '第 1 頁，共 1 頁' }).locator('canvas')
  await expect(canvas).toBeVisible()
  const inked = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const ink = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let dark = 0
      for (let at = 0; at < ink.length; at += 4) if ((ink[at + 3] ?? 0) > 0 && (ink[at] ?? 255) < 200) dark += 1
      return dark
    })
  await expect.poll(inked).toBeGreaterThan(0)
})

test('on a phone one swipes from picture to picture', async ({ people }) => {
  const { page, api } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await api.publish({ title: '手機', text: '滑過去。', fileIds: await api.upload(three()) })
  await page.goto(`/user/portfolio/${id}`)
  await page.getByRole('link', { name: /^看大圖：上游\.png/ }).click()
  const viewer = new FileViewer(page)
  await viewer.shows('上游.png')
  await expect(viewer.picture('上游.png')).toHaveJSProperty('complete', true)
  await viewer.swipe('left')
  await viewer.shows('中游.png')
  await viewer.swipe('left')
  await viewer.shows('下游.png')
  await viewer.swipe('right')
  await viewer.shows('中游.png')
  await viewer.closeButton.click()
  await expect(page).toHaveURL(`/user/portfolio/${id}`)
})

test('my files say what uses them, and what nothing uses is removed', async ({ people }) => {
  const { page, api } = await people.member()
  const [used = ''] = await api.upload([picture('留著.png')])
  await api.upload([picture('多的.png')])
  await api.publish({ title: '用到的紀錄', text: '一張照片。', fileIds: [used] })

  await page.goto('/account')
  await page.getByRole('link', { name: '我的檔案' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的檔案' })).toBeVisible()
  await expect(page.getByRole('link', { name: '用在紀錄「用到的紀錄」' })).toBeVisible()
  await page.getByRole('checkbox', { name: '選取 多的.png' }).check()
  await page.getByRole('button', { name: '移除 1 個' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click()
  await expect(page.getByText('已移除 1 個檔案')).toBeVisible()
  await expect(page.getByText('多的.png')).toHaveCount(0)

  await page.getByRole('link', { name: '開啟 留著.png' }).click()
  await new FileViewer(page).shows('留著.png')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '開啟 留著.png' })).toBeFocused()
})
