import { RecordForm } from '../pages/record-form.ts'
import { type BadLine, test } from '../support/bad-line.ts'
import { picture } from '../support/pictures.ts'
import { expect } from '../support/test.ts'

const photo = (name: string) => picture(name, { width: 640, height: 480, isNoisy: true })
/** Expects that the upload resumed instead of starting over. */
const wentOn = (line: BadLine) => expect(Math.max(...line.offsets)).toBeGreaterThan(0)

test('an upload that is cut goes on where it was, and nothing that was written is lost', async ({
  people,
  line,
  address,
}) => {
  const { page, person } = await people.member({ baseURL: address })
  const title = `斷線 ${person.username}`
  const file = photo('大照片.png')
  const form = new RecordForm(page)
  await form.open()
  await form.write(title, '照片傳到一半就沒有網路了。')

  line.mood = 'cuts uploads'
  await form.attach(file)
  await line.met
  const row = form.files.filter({ hasText: file.name })
  await expect(row).toContainText('連線中斷了，會自動再試')
  await expect(form.title).toHaveValue(title)
  await expect(form.content).toContainText('照片傳到一半就沒有網路了。')

  line.mood = 'good'
  await form.isUploaded(file.name)
  wentOn(line)
  await row.getByRole('button', { name: `${file.name} 的上傳收據` }).click()
  await expect(row).toContainText('核對碼')
  await form.classify('其他')
  await form.tag('人際')
  await form.publish()
  await expect(page.getByRole('article', { name: title }).getByRole('link', { name: /^看大圖/ })).toHaveCount(1)
})

test('an upload goes on when a device that was offline is back', async ({ people, line, address }) => {
  const { page } = await people.member({ baseURL: address })
  const file = photo('捷運上.png')
  const form = new RecordForm(page)
  await form.open()
  line.mood = 'stalls uploads'
  await form.attach(file)
  await line.met
  await page.context().setOffline(true)
  await expect(form.files.filter({ hasText: file.name })).toContainText('連線中斷了，會自動再試')
  line.mood = 'good'
  await page.context().setOffline(false)
  await form.isUploaded(file.name)
  wentOn(line)
})

test('an upload broken off by a closed tab goes on when the writer comes back', async ({ people, line, address }) => {
  const { page } = await people.member({ baseURL: address })
  const file = photo('還在傳.png')
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
  wentOn(line)
})

test('an upload can be paused, and stays so until the writer says otherwise', async ({ people, line, address }) => {
  const { page } = await people.member({ baseURL: address })
  const file = photo('晚點再傳.png')
  const form = new RecordForm(page)
  await form.open()
  line.mood = 'stalls uploads'
  await form.attach(file)
  await line.met
  const row = form.files.filter({ hasText: file.name })
  await row.getByRole('button', { name: `暫停上傳 ${file.name}` }).click()
  await expect(row).toContainText('已暫停')
  line.mood = 'good'
  await page.reload()
  await form.isShown()
  await expect(row).toContainText('已暫停')
  await row.getByRole('button', { name: `繼續上傳 ${file.name}` }).click()
  await form.isUploaded(file.name)
  wentOn(line)
})
