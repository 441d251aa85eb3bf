import { RecordForm } from '../pages/record-form.ts'
import { RecordScreen } from '../pages/record-screen.ts'
import { Trail } from '../pages/trail.ts'
import { expect, test } from '../support/test.ts'

test('a second person finds a public record, likes it and comments; the first replies', async ({ people }) => {
  const writer = await people.member()
  const reader = await people.member()
  const title = `溶氧的推論 ${writer.person.username}`
  await writer.api.publish({ title, text: '中游的溶氧比預期低。' })

  const feed = new Trail(reader.page)
  await feed.open('公開')
  await feed.openRecord(title)
  const read = new RecordScreen(reader.page)
  await read.like()
  await read.say('推論很清楚，下次可以加測支流。')
  await expect(read.comment(reader.person.displayName).getByText('推論很清楚')).toBeVisible()

  const mine = new Trail(writer.page)
  await mine.open('我的')
  await mine.openRecord(title)
  const own = new RecordScreen(writer.page)
  await expect(own.likeButton).toHaveAccessibleName('喜歡，目前 1 人')
  await own.reply(reader.person.displayName, '謝謝，下週就去。')

  await reader.page.reload()
  await expect(read.comment(writer.person.displayName).getByText('謝謝，下週就去。')).toBeVisible()
  await expect(read.likeButton).toHaveAttribute('aria-pressed', 'true')
})

test('the writer edits a record, hides it from others and deletes it', async ({ people }) => {
  const writer = await people.member()
  const reader = await people.member()
  const title = `支流 ${writer.person.username}`
  const id = await writer.api.publish({ title, text: '第一版。' })
  const address = `/user/portfolio/${id}`

  await writer.page.goto(address)
  const record = new RecordScreen(writer.page)
  await record.edit()
  const form = new RecordForm(writer.page)
  await form.isShown()
  await expect(form.title).toHaveValue(title)
  await form.title.fill(`${title}（修訂）`)
  await form.saveButton.click()
  await expect(writer.page).toHaveURL(address)
  await expect(record.article(`${title}（修訂）`)).toBeVisible()
  await expect(writer.page.getByText('已編輯')).toBeVisible()

  await reader.page.goto(address)
  await expect(new RecordScreen(reader.page).article(`${title}（修訂）`)).toBeVisible()
  await record.changePrivacy('只有自己')
  await reader.page.reload()
  await expect(reader.page.getByText('找不到這則紀錄')).toBeVisible()

  await record.remove()
  const trail = new Trail(writer.page)
  await trail.isShown()
  await trail.choose('我的')
  await expect(trail.record(`${title}（修訂）`)).toHaveCount(0)
  await writer.page.goto(address)
  await expect(writer.page.getByText('找不到這則紀錄')).toBeVisible()
})
