import { join } from 'node:path'
import { addFilm, publishCourse, writeCourse } from '../support/course.ts'
import { expect, test, type Visitor } from '../support/test.ts'

/** Two seconds of HEVC, which most browsers play only after the product has converted it. */
const film = join(import.meta.dirname, '../../apps/server/src/testing/from-people/hevc.mp4')
const wait = 60_000

const discussionOf = ({ page }: Pick<Visitor, 'page'>, name: RegExp) => page.getByRole('region', { name })
const ofUnit = /^這個單元的討論/
const ofCourse = /^討論/

test('two pupils ask at a second of the film, their lecturer answers, and stops the discussion', async ({ people }) => {
  // The journey is long: it first writes a course in the browser, and its film is converted.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await writeCourse(teacher, name)
  await test.step('the second unit has a film', () => addFilm(teacher, id, film))
  await publishCourse(teacher, id)
  const [pupil, other] = [await people.member(), await people.member()]
  for (const { api } of [pupil, other]) await api.send('POST', `/api/v2/courses/current-user/records/course/${id}`)

  await test.step('one asks at the second at which the film stands', async () => {
    const { page } = pupil
    await page.goto(`/courses/${id}/learn`)
    await page.getByRole('link', { name: /下一個單元/ }).click()
    const shown = page.locator('video')
    await expect(shown).toBeVisible({ timeout: wait })
    await shown.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 1
    })
    // The discussion is below the film and loads when it is scrolled near.
    await page.keyboard.press('End')
    const field = discussionOf(pupil, ofUnit).getByRole('textbox', { name: '問問題，或說說你的想法' })
    await field.click()
    await expect(page.getByText('問的是影片 0:01 這裡')).toBeVisible()
    await field.fill('為什麼早上的溶氧比較少？')
    await field.press('Enter')
    await expect(discussionOf(pupil, ofUnit).getByRole('link', { name: '在 0:01' })).toBeVisible()
  })

  await test.step('the other reads it, and says more', async () => {
    await other.page.goto(`/courses/${id}`)
    const there = discussionOf(other, ofCourse)
    await expect(there.getByRole('link', { name: '溶氧是什麼，在 0:01' })).toBeVisible()
    await there.getByRole('button', { name: '回覆' }).click()
    await there.getByRole('textbox', { name: `回覆${pupil.person.displayName}` }).fill('我也想知道。')
    await there.getByRole('button', { name: '送出回覆' }).click()
    await expect(there.getByText('我也想知道。')).toBeVisible()
  })

  await test.step('their lecturer is told, answers, and it is marked without a reload', async () => {
    await teacher.page.goto('/user/message')
    await teacher.page.getByRole('link', { name: new RegExp(`${pupil.person.displayName}.*留言`) }).click()
    const there = discussionOf(teacher, ofCourse)
    await expect(there.getByText('還沒回覆', { exact: true })).toBeVisible()
    await there.getByRole('button', { name: '回覆' }).click()
    await there.getByRole('textbox', { name: `回覆${pupil.person.displayName}` }).fill('夜裡沒有光合作用。')
    await there.getByRole('button', { name: '送出回覆' }).click()
    const answered = discussionOf(pupil, ofUnit)
    await expect(answered.getByText('夜裡沒有光合作用。')).toBeVisible()
    await expect(answered.getByText('講師回覆')).toBeVisible()
  })

  await test.step('stopped, it is read and nobody says more', async () => {
    await discussionOf(teacher, ofCourse).getByRole('button', { name: '討論設定' }).click()
    const dialog = teacher.page.getByRole('dialog', { name: '學習者能怎麼討論？' })
    await dialog.getByRole('radio', { name: /^停止/ }).check()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(teacher.page.getByText('討論已經停止，可以看，不能再發言。')).toBeVisible()
    for (const visitor of [pupil, other]) {
      await expect(visitor.page.getByText('討論已經停止，可以看，不能再發言。')).toBeVisible()
      await expect(visitor.page.getByText('為什麼早上的溶氧比較少？')).toBeVisible()
      await expect(visitor.page.getByRole('textbox', { name: '問問題，或說說你的想法' })).toHaveCount(0)
    }
  })
})
