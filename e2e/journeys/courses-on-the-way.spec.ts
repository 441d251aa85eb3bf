import { addFilm, publishCourse, writeCourse } from '../support/course.ts'
import { film } from '../support/film.ts'
import { expect, test } from '../support/test.ts'

const password = 'river.2026'
const note = '溶氧要連水溫一起記。'
const onlyHere = '看過的進度先記在這台裝置'

test('a pupil learns a private course on the telephone, loses the line, and has all of it at the desk', async ({
  people,
}) => {
  // The journey is long: it first writes a course in the browser, and plays its film.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id, units } = await writeCourse(teacher, name)
  await test.step('the second unit has a film', () => addFilm(teacher, id, film('溶氧.mp4')))
  await teacher.api.send('PATCH', `/api/v2/courses/${id}`, { password })
  await publishCourse(teacher, id)

  const pupil = await people.member()
  const { page } = pupil
  const telephone = page.context()
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('she comes in with its password, once', async () => {
    await page.goto(`/courses/${id}`)
    await page.getByLabel('課程密碼').fill(password)
    await page.getByRole('button', { name: '進入課程' }).click()
    await page.getByRole('button', { name: '加入課程' }).click()
    await expect(page.getByText(units[0]?.word ?? '')).toBeVisible()
    await page.getByRole('link', { name: /下一個單元/ }).click()
    await expect(page.locator('video')).toBeVisible()
  })

  await test.step('she notes something, for herself alone', async () => {
    await page.getByRole('button', { name: '記一筆' }).click()
    await page.getByRole('textbox', { name: '筆記內容' }).fill(note)
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    await expect(page.getByText(note)).toBeVisible()
  })

  const shown = page.locator('video')
  await test.step('the line is lost before the film runs: what she sees of it is kept on the telephone', async () => {
    await shown.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      video.preload = 'auto'
      video.load()
    })
    const isWhole = (video: HTMLVideoElement) =>
      video.buffered.length > 0 && video.buffered.end(0) >= video.duration - 0.1
    await expect.poll(() => shown.evaluate(isWhole)).toBe(true)
    await telephone.setOffline(true)
    await shown.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
    await expect(page.getByText(onlyHere)).toBeVisible()
    await page.close()
  })

  await test.step('opened again where there is a line, it is told by itself', async () => {
    await telephone.setOffline(false)
    const later = await telephone.newPage()
    await later.goto(`/courses/${id}/learn`)
    await expect(later.getByRole('heading', { name: '這門課程你學完了！' })).toBeVisible({ timeout: 20_000 })
    await expect(later.getByText(onlyHere)).toHaveCount(0)
  })

  await test.step('at the desk it is there as well', async () => {
    const desk = await people.anotherDevice(telephone, pupil.person)
    await desk.page.goto('/courses/learning')
    await desk.page.getByRole('link', { name: `再看一次「${name}」` }).click()
    await expect(desk.page.getByRole('heading', { name: '這門課程你學完了！' })).toBeVisible()
    await desk.page.goto(`/courses/${id}/notes`)
    await desk.page.getByRole('button', { name: '寫成紀錄' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: '寫成紀錄' }).click()
    await desk.page.getByRole('link', { name: '已經寫成紀錄' }).click()
    await expect(desk.page.getByText(note)).toBeVisible()
    await expect(desk.page.getByRole('link', { name: `來自課程「${name}」` })).toBeVisible()
  })

  await test.step('her teacher sees the same', async () => {
    await teacher.page.goto(`/courses/${id}/learners`)
    const row = teacher.page.getByRole('row', { name: new RegExp(pupil.person.displayName) })
    await expect(row.getByText('完成 2／2 個單元')).toBeAttached()
  })
})
