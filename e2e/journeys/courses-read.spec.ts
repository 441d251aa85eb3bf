import { publishCourse, writeCourse } from '../support/course.ts'
import { picture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

interface Draft {
  chapters: { units: { id: string }[] }[]
}

test('a pupil finds a course on the telephone, reads its units, and comes into a private one with its password', async ({
  people,
}) => {
  // The journey is long: it first writes a course in the browser.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id, units } = await writeCourse(teacher, name)
  await test.step('a picture is put into the text of a unit, and described', async () => {
    const { page } = teacher
    await page.getByTestId('picture-picker').setInputFiles([picture('溶氧.png')])
    await page.getByRole('button', { name: '寫圖片說明' }).click()
    await page.getByRole('textbox', { name: '圖片上有什麼？' }).fill('溶氧計的螢幕')
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('img', { name: '溶氧計的螢幕' })).toBeVisible()
    const stored = async () => {
      const { chapters } = await teacher.api.send<Draft>('GET', `/api/v2/courses/${id}?of=draft`)
      const unitId = chapters[0]?.units[1]?.id
      return JSON.stringify(await teacher.api.send('GET', `/api/v2/courses/${id}/units/${unitId}?of=draft`))
    }
    await expect.poll(stored).toContain('溶氧計的螢幕')
  })
  await publishCourse(teacher, id)

  const { page } = await people.member()
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('it is found by its name, and says what it is', async () => {
    await page.goto('/courses')
    const search = page.getByRole('searchbox', { name: '搜尋課程名稱、內容、章節' })
    await search.fill(name)
    await search.press('Enter')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText('會自己量溶氧。')).toBeVisible()
    await expect(page.getByText('A2 系統思考與解決問題')).toBeVisible()
  })
  await test.step('its units are read one after the other', async () => {
    await page.getByRole('link', { name: '從第一個單元開始' }).click()
    await expect(page.getByText(units[0]?.word ?? '')).toBeVisible()
    await page.getByRole('link', { name: /下一個單元/ }).click()
    await expect(page.getByRole('heading', { name: units[1]?.name ?? '', level: 2 })).toBeFocused()
    await expect(page.getByText(units[1]?.word ?? '')).toBeVisible()
    await page.getByRole('link', { name: '放大圖片：溶氧計的螢幕' }).click()
    await expect(page).toHaveURL(/\/file-viewer\?/)
    await page.goBack()
    await expect(page.getByRole('img', { name: '溶氧計的螢幕' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(units[0]?.word ?? '')).toBeVisible()
  })

  await test.step('its teacher takes it off the shelf and gives it a password', async () => {
    await teacher.page.goto('/courses/manage')
    await teacher.page.getByRole('button', { name: `更多：${name}` }).click()
    await teacher.page.getByRole('menuitem', { name: '下架' }).click()
    await teacher.page.getByRole('dialog').getByRole('button', { name: '下架' }).click()
    await expect(teacher.page.getByText('課程已下架，可以修改了')).toBeVisible()
    await teacher.api.send('PATCH', `/api/v2/courses/${id}`, { password: 'river.2026' })
    await publishCourse(teacher, id)
  })

  const other = (await people.member()).page
  await test.step('nothing of it is told before the password', async () => {
    await other.goto(`/courses?words=${encodeURIComponent(name)}`)
    await expect(other.getByText('找不到符合的課程')).toBeVisible()
    await other.goto(`/courses/${id}`)
    await expect(other.getByRole('heading', { name: '這門課程要先輸入密碼', level: 1 })).toBeVisible()
    await expect(other.getByText(name)).toHaveCount(0)
  })

  await test.step('one unit may be tried, and no other', async () => {
    await teacher.page.goto(`/courses/${id}`)
    await teacher.page.getByRole('button', { name: '試看單元' }).click()
    const dialog = teacher.page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: '開放試看的單元' }).click()
    await dialog.getByRole('option', { name: units[0]?.name ?? '', exact: true }).click()
    await dialog.getByRole('button', { name: '儲存' }).click()
    await expect(dialog).toHaveCount(0)
    await other.goto(`/courses/${id}`)
    await other.getByRole('link', { name: `試看：${units[0]?.name}` }).click()
    await expect(other.getByText(units[0]?.word ?? '')).toBeVisible()
    await expect(other.getByText(units[1]?.name ?? '')).toHaveCount(0)
  })

  await test.step('with the password all of it is there', async () => {
    await other.goto(`/courses/${id}`)
    await other.getByLabel('課程密碼').fill('not-this-one')
    await other.getByRole('button', { name: '進入課程' }).click()
    await expect(other.getByText(/密碼不對/)).toBeVisible()
    await other.getByLabel('課程密碼').fill('river.2026')
    await other.getByRole('button', { name: '進入課程' }).click()
    await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible()
  })
})
