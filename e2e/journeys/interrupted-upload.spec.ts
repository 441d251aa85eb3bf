import { RecordForm } from '../pages/record-form.ts'
import { BadLine } from '../support/bad-line.ts'
import { picture } from '../support/pictures.ts'
import { test as base, expect } from '../support/test.ts'

const test = base.extend<{ line: BadLine; address: string }>({
  line: async ({ baseURL }, use) => {
    const line = new BadLine(baseURL ?? '')
    await use(line)
    line.close()
  },
  address: async ({ line }, use) => use(await line.open()),
})

test('an upload that breaks off keeps what was written and can be sent again', async ({ people, line, address }) => {
  const { page, person } = await people.member({ baseURL: address })
  const title = `斷線 ${person.username}`
  const file = picture('大照片.png', { width: 640, height: 480, isNoisy: true })
  const form = new RecordForm(page)
  await form.open()
  await form.write(title, '照片傳到一半就沒有網路了。')

  line.mood = 'cuts uploads'
  await form.attach(file)
  await line.met
  const row = form.files.filter({ hasText: file.name })
  const again = row.getByRole('button', { name: `重新上傳 ${file.name}` })
  await expect(again).toBeVisible()
  await expect(row).toContainText('連不上伺服器')
  await expect(form.title).toHaveValue(title)
  await expect(form.content).toContainText('照片傳到一半就沒有網路了。')
  await form.classify('其他')
  await form.tag('人際')
  await form.publishButton.click()
  await expect(page.getByText('有檔案沒有上傳成功，請重試或移除')).toBeVisible()

  line.mood = 'good'
  await again.click()
  await form.isUploaded(file.name)
  await form.publish()
  await expect(page.getByRole('article', { name: title }).getByRole('button', { name: /^看大圖/ })).toHaveCount(1)
})

test('an upload broken off by a closed tab goes on when the writer comes back', async ({ people, line, address }) => {
  const { page } = await people.member({ baseURL: address })
  const file = picture('還在傳.png', { width: 640, height: 480, isNoisy: true })
  const form = new RecordForm(page)
  await form.open()
  await form.title.fill('還在傳')
  line.mood = 'stalls uploads'
  await form.attach(file)
  await line.met
  await expect(form.files.filter({ hasText: file.name }).getByRole('progressbar')).toBeVisible()
  await page.close({ runBeforeUnload: true })

  line.mood = 'good'
  const next = await page.context().newPage()
  const again = new RecordForm(next)
  await again.open()
  await expect(again.title).toHaveValue('還在傳')
  await again.isUploaded(file.name)
})
