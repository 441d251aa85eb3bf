import { publishCourse, writeCourse } from '../support/course.ts'
import { film } from '../support/film.ts'
import { expect, test } from '../support/test.ts'

test('captions are typed beside a film of a course, and a pupil reads them on the telephone', async ({ people }) => {
  // The journey is long: it first writes a course in the browser.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await writeCourse(teacher, name)
  await test.step('a film comes into the unit that is open', async () => {
    await teacher.page.getByTestId('video-picker').setInputFiles(film('溶氧.mp4'))
    await expect(teacher.page.getByText('還沒有字幕。')).toBeVisible()
  })
  await test.step('its captions are typed by keys alone, and saved by themselves', async () => {
    await teacher.page.getByRole('link', { name: '加字幕' }).click()
    await teacher.page.getByRole('button', { name: '加一句' }).click()
    await teacher.page.keyboard.type('水裡也有氧氣。')
    await teacher.page.keyboard.press('Enter')
    await teacher.page.keyboard.type('魚靠它呼吸。')
    await expect(teacher.page.getByText('已儲存')).toBeVisible()
  })
  await publishCourse(teacher, id)

  const { page } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/courses/${id}`)
  await page.getByRole('link', { name: '溶氧是什麼' }).click()
  const player = page.locator('video')
  await test.step('they are shown once they are chosen, also after a reload', async () => {
    await page.getByRole('combobox', { name: '字幕' }).selectOption('中文')
    const shown = () =>
      player.evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode, cues }) => [mode, cues?.length]))
    await expect.poll(shown).toEqual([['showing', 2]])
    await page.reload()
    await expect(page.getByRole('combobox', { name: '字幕' })).toHaveValue('zh-Hant')
    await expect.poll(shown).toEqual([['showing', 2]])
  })
  await test.step('in the transcript a press leads to a line', async () => {
    await page.getByRole('button', { name: '逐字稿' }).click()
    const line = page.getByRole('list', { name: '逐字稿' }).getByRole('button', { name: /魚靠它呼吸/ })
    await line.click()
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(3)
    await expect(line).toHaveAttribute('aria-current', 'true')
  })
})
