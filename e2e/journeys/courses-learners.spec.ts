import { publishCourse, writeCourse } from '../support/course.ts'
import { expect, test } from '../support/test.ts'

test('a teacher sees how far each learner is and says something to them, which they read on the telephone', async ({
  people,
}) => {
  // The journey is long: it first writes a course in the browser.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id, units } = await writeCourse(teacher, name)
  await publishCourse(teacher, id)

  const pupil = await people.member()
  await pupil.page.setViewportSize({ width: 390, height: 844 })
  await test.step('one learns its first unit', async () => {
    await pupil.page.goto(`/courses/${id}`)
    await pupil.page.getByRole('button', { name: '加入課程' }).click()
    await expect(pupil.page.getByText(units[0]?.word ?? '')).toBeVisible()
    // The page reports progress every ten seconds, so the opened unit counts with the next report.
    await expect(pupil.page.getByText('學了 50%')).toBeVisible({ timeout: 20_000 })
  })

  const { page } = teacher
  await test.step('the teacher is told that somebody is new, and sees how far they are', async () => {
    await page.goto('/courses/manage')
    await page.getByRole('link', { name: /1 人在學.*新 1/ }).click()
    const row = page.getByRole('row', { name: new RegExp(pupil.person.displayName) })
    await expect(row.getByText('50%，完成 1／2 個單元')).toBeAttached()
    await page.getByRole('tab', { name: '停在哪裡' }).click()
    await expect(page.getByText(/至少 3 人在學/)).toBeVisible()
    await page.getByRole('tab', { name: '名單' }).click()
    await row.getByRole('link', { name: pupil.person.displayName }).click()
    await expect(page.getByRole('heading', { name: /站在橋上/, level: 2 })).toBeVisible()
    await expect(page.getByText('已完成')).toBeVisible()
  })
  await test.step('and says something', async () => {
    await page.getByRole('button', { name: '傳訊息' }).click()
    await page.getByRole('textbox', { name: '要說的話' }).fill('第二單元有一支新影片。')
    await page.getByRole('button', { name: '傳送' }).click()
    await expect(page.getByText('已傳給 1 人')).toBeVisible()
  })
  await test.step('which the pupil reads by a notice', async () => {
    const notice = pupil.page.getByRole('link', { name: new RegExp(`在課程.*${name}.*傳訊息給你`) })
    await expect(async () => {
      await pupil.page.goto('/user/message')
      await expect(notice).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await notice.click()
    await expect(pupil.page.getByText('第二單元有一支新影片。', { exact: true })).toBeVisible()
  })
  await test.step('nobody else comes to the list', async () => {
    await pupil.page.goto(`/courses/${id}/learners`)
    await expect(pupil.page.getByText('它可能已經刪除、下架，或不是給你看的。')).toBeVisible()
  })
})
