import { RecordForm } from '../pages/record-form.ts'
import { befriend } from '../support/friends.ts'
import { expect, test, type Visitor } from '../support/test.ts'

/** Waits until the page's live stream is open. */
const untilLive = ({ page }: Visitor) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/v2/user-event') &&
      answer.headers()['content-type']?.startsWith('text/event-stream') === true,
  )

test('what one publishes for friends, a friend sees a moment later, and likes it with one press', async ({
  people,
}) => {
  const writer = await people.member()
  const friend = await people.member()
  await befriend(writer, friend)
  const before = `先前的 ${writer.person.username}`
  await writer.api.publish({ title: before, text: '昨天寫的。', privacy: 1 })

  // A person with friends lands on the stream.
  const { page } = friend
  const isLive = untilLive(friend)
  await page.goto('/portfolio')
  await expect(page).toHaveURL(/\/portfolio\?view=stream$/)
  await expect(page.getByRole('article', { name: before })).toBeVisible()
  await isLive

  const title = `剛剛的 ${writer.person.username}`
  const form = new RecordForm(writer.page)
  await form.open()
  await form.write(title, '今天到河邊採水。')
  await form.classify('作品')
  await form.tag('音樂')
  await form.publish()

  await page.getByRole('button', { name: '1 則新的' }).click()
  const record = page.getByRole('article', { name: title })
  await expect(record).toContainText(/剛剛|分鐘前/)
  await expect(page.getByText('上次看到這裡')).toBeVisible()
  const like = record.getByRole('button', { name: /^喜歡，目前/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  // The reading position is kept on the server, for any device.
  await page.reload()
  await expect(page.getByRole('article', { name: before })).toBeVisible()
  await expect(page.getByText('上次看到這裡')).toHaveCount(0)

  // Strangers do not see the records.
  const stranger = await people.member()
  await stranger.page.goto('/portfolio?view=stream')
  await expect(stranger.page.getByText('好友寫的，會出現在這裡')).toBeVisible()
})
