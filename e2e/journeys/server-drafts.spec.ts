import { RecordForm } from '../pages/record-form.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

test('what was begun on one device is finished on another', async ({ people }) => {
  const phone = await people.member()
  const title = `溶氧 ${phone.person.username}`
  const onPhone = new RecordForm(phone.page)
  await onPhone.open()
  await onPhone.write(title, '在公車上先記下來。')
  await onPhone.tag('自然觀察')
  await onPhone.isOnServer()

  const laptop = await people.anotherDevice(phone.page.context(), phone.person)
  const onLaptop = new RecordForm(laptop.page)
  await onLaptop.open()
  await expect(onLaptop.title).toHaveValue('')
  await laptop.page.getByRole('button', { name: '其他草稿 1 份' }).click()
  await laptop.page.getByRole('dialog', { name: '草稿' }).getByRole('button', { name: title }).first().click()
  await expect(onLaptop.title).toHaveValue(title)
  await expect(onLaptop.content).toContainText('在公車上先記下來。')
  await expect(onLaptop.chosenTags).toContainText('自然觀察')
  await onLaptop.classify('作品')
  await onLaptop.publish()
  await expect(new Trail(laptop.page).record(title)).toBeVisible()

  await phone.page.reload()
  await onPhone.isShown()
  await expect(onPhone.title).toHaveValue('')
})

test('two windows that write the same draft show both texts, and both can be kept', async ({ people }) => {
  const first = await people.member()
  const name = first.person.username
  const here = new RecordForm(first.page)
  await here.open()
  await here.write(`原來 ${name}`, '開頭。')
  await here.isOnServer()

  const second = await first.page.context().newPage()
  const there = new RecordForm(second)
  await there.open()
  await expect(there.title).toHaveValue(`原來 ${name}`)
  await there.title.fill(`右邊 ${name}`)
  await there.isOnServer()

  await here.title.fill(`左邊 ${name}`)
  const notice = first.page.getByRole('alert').filter({ hasText: '這份草稿有兩個版本' })
  await expect(notice.getByRole('region', { name: '你在這裡寫的' })).toContainText(`左邊 ${name}`)
  await expect(notice.getByRole('region', { name: '另一個視窗或裝置寫的' })).toContainText(`右邊 ${name}`)
  await notice.getByRole('button', { name: '兩份都留' }).click()
  await expect(notice).toHaveCount(0)
  await expect(here.title).toHaveValue(`左邊 ${name}`)
  await here.isOnServer()

  await first.page.getByRole('button', { name: '其他草稿 1 份' }).click()
  await expect(first.page.getByRole('dialog', { name: '草稿' })).toContainText(`右邊 ${name}`)
})

test('a record waits for its time, is seen by nobody, and appears when its writer says so', async ({ people }) => {
  const reader = await people.member()
  const { page, person } = await people.member()
  const title = `驚喜 ${person.username}`
  const form = new RecordForm(page)
  await form.open()
  await form.write(title, '明天才公布。')
  await form.classify('作品')
  await form.tag('音樂')
  await form.choosePrivacy('公開')
  await page.getByRole('button', { name: '排程發布時間' }).click()
  const dialog = page.getByRole('dialog', { name: '什麼時候發布？' })
  await dialog.getByRole('button', { name: '明天早上 8 點' }).click()
  await dialog.getByRole('button', { name: '排程發布' }).click()
  const list = page.getByRole('dialog', { name: '已排程的紀錄' })
  await expect(list.getByRole('listitem')).toContainText(/08:00\s*剛排好/)
  await expect(form.title).toHaveValue('')

  await reader.page.goto('/portfolio?view=public')
  await new Trail(reader.page).isShown()
  await expect(new Trail(reader.page).record(title)).toHaveCount(0)

  await list.getByRole('button', { name: `立刻發布：${title}` }).click()
  await expect(page.getByText('紀錄已發布')).toBeVisible()
  await reader.page.reload()
  await expect(new Trail(reader.page).record(title)).toBeVisible()
})

test('a former version of a record can be looked at and written on', async ({ people }) => {
  const { page, api } = await people.member()
  const id = await api.publish({ title: '第一版', text: '上游比較清。' })
  const form = new RecordForm(page)
  await page.goto(`/user/build-portfolio?id=${id}`)
  await form.isShown()
  await form.title.fill('第二版')
  await form.saveButton.click()
  await expect(page.getByRole('heading', { level: 1, name: '第二版' })).toBeVisible()

  await page.getByRole('button', { name: '更多動作', exact: true }).click()
  await page.getByRole('menuitem', { name: '修改歷史' }).click()
  const history = page.getByRole('dialog', { name: '修改歷史' })
  await history.getByRole('button', { name: /第一版/ }).click()
  await expect(history.getByRole('region', { name: '和現在的差別' })).toContainText('上游比較清。')
  await history.getByRole('link', { name: '用這個版本編輯' }).click()
  await form.isShown()
  await expect(form.title).toHaveValue('第一版')
  await form.saveButton.click()
  await expect(page.getByRole('heading', { level: 1, name: '第一版' })).toBeVisible()
})
