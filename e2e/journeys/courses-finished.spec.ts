import { publishCourse, writeCourse } from '../support/course.ts'
import { expect, test } from '../support/test.ts'

test('a class takes a course of its teacher: a pupil finishes it, looks back, has a certificate that anybody can check', async ({
  people,
}) => {
  // The journey is long: it first writes a course in the browser.
  test.slow()
  const teacher = await people.member()
  const name = `河川的一年 ${crypto.randomUUID().slice(0, 8)}`
  const { id, units } = await writeCourse(teacher, name)
  await teacher.api.send('PATCH', `/api/v2/courses/${id}`, { password: 'river.2026' })
  await publishCourse(teacher, id)
  const { group } = await teacher.api.send<{ group: { id: string } }>('POST', '/api/v2/api/addGroup', {
    type: 'open',
    name: '河邊的班',
    handle: `river-${crypto.randomUUID().slice(0, 8)}`,
    clientId: crypto.randomUUID(),
  })

  await test.step('its teacher puts it into the group', async () => {
    await teacher.page.goto(`/user/group/${group.id}?tab=courses`)
    await teacher.page.getByRole('button', { name: '放進課程' }).click()
    await teacher.page.getByRole('button', { name: `放進「${name}」` }).click()
    await expect(teacher.page.getByText('已經在群組裡')).toBeVisible()
  })

  const pupil = await people.member()
  const { page } = pupil
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('a pupil joins the group, and the course without its password', async () => {
    await pupil.api.send('POST', '/api/v2/api/joinGroup', { groupId: group.id })
    await page.goto(`/user/group/${group.id}?tab=courses`)
    await page.getByRole('button', { name: `加入「${name}」` }).click()
    await expect(page.getByText(units[0]?.word ?? '')).toBeVisible()
    await page.getByRole('link', { name: /下一個單元/ }).click()
    await expect(page.getByText(units[1]?.word ?? '')).toBeVisible()
    await expect(page.getByRole('heading', { name: '這門課程你學完了！' })).toBeVisible({ timeout: 30_000 })
  })

  const code = await test.step('the certificate is shown to be hers, and had', async () => {
    await page.getByRole('link', { name: '領取證書' }).click()
    await page.getByRole('button', { name: '領取證書' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下載 PDF' }).click()
    expect((await download).suggestedFilename()).toContain('課程證書')
    return (await page.getByText(/^[2-9A-Z]{4}( [2-9A-Z]{4}){3}$/).textContent()) ?? ''
  })

  await test.step('what she writes is kept, and becomes a record with the certificate', async () => {
    await page.getByRole('link', { name: '附在紀錄裡' }).click()
    await page.getByLabel('這門課最重要的是什麼？用自己的話說說看。').fill('水會呼吸。')
    await expect(page.getByText('已儲存')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('這門課最重要的是什麼？用自己的話說說看。')).toHaveValue('水會呼吸。')
    await page.getByRole('button', { name: '寫成紀錄' }).click()
    const dialog = page.getByRole('dialog', { name: '寫成紀錄' })
    await expect(dialog.getByLabel('附上這門課程的證書')).toBeChecked()
    await dialog.getByRole('button', { name: '寫成紀錄' }).click()
    await page.getByRole('link', { name: `${name}：學完想一想` }).click()
    await expect(page.getByText('水會呼吸。')).toBeVisible()
    await expect(page.getByRole('link', { name: `來自課程「${name}」` })).toBeVisible()
    await expect(page.getByText(/課程證書.*pdf/)).toBeVisible()
  })

  await test.step('whoever holds the certificate reads the same without an account', async () => {
    const guest = (await people.browser()).page
    await guest.goto(`/confirm/${code.replaceAll(' ', '')}`)
    await expect(guest.getByRole('heading', { name })).toBeVisible()
    await expect(guest.getByText('1 小時 30 分鐘')).toBeVisible()
  })

  await test.step('its teacher sees who has finished', async () => {
    await teacher.page.goto(`/user/group/${group.id}?tab=courses`)
    await expect(teacher.page.getByText('1 位成員，1 位加入，1 位學完')).toBeVisible()
  })
})
