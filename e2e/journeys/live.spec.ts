import { LogIn } from '../pages/log-in.ts'
import { RecordScreen } from '../pages/record-screen.ts'
import { expect, test, type Visitor } from '../support/test.ts'

/** Waits until the page's live stream is open. */
const untilLive = ({ page }: Visitor, channel = '') =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(`/api/v2/user-event${channel}`) &&
      answer.headers()['content-type']?.startsWith('text/event-stream') === true,
  )

test('what somebody says below a record stands before who reads it a moment later, and their like is counted', async ({
  people,
}) => {
  const writer = await people.member()
  const reader = await people.member()
  const id = await writer.api.publish({ title: `溪流 ${writer.person.username}`, text: '今天量了三個點。' })

  const isLive = untilLive(writer, `/channel/${id}?of=portfolio`)
  await writer.page.goto(`/user/portfolio/${id}`)
  await isLive
  await reader.page.goto(`/user/portfolio/${id}`)
  const read = new RecordScreen(reader.page)
  await read.say('第三個點的水色不一樣嗎？')
  await read.like()

  const own = new RecordScreen(writer.page)
  await expect(own.comment(reader.person.displayName).getByText('第三個點的水色')).toBeVisible()
  await expect(own.likeButton).toHaveAccessibleName('喜歡，目前 1 人')
  await own.reply(reader.person.displayName, '對，偏黃。')
  await expect(read.comment(writer.person.displayName).getByText('對，偏黃。')).toBeVisible()
  // Notices are made by a job, which may wait behind others.
  await expect(writer.page.getByRole('link', { name: /通知，\d+ 則/ })).toBeVisible({ timeout: 30_000 })
})

test('a friend request stands on the page of who is asked, and its answer on the page of who asks', async ({
  people,
}) => {
  const asking = await people.member()
  const asked = await people.member()
  const [me, them] = [await asking.api.ownId(), await asked.api.ownId()]
  const isLive = untilLive(asked)
  await asked.page.goto(`/user/person/${me}`)
  await isLive
  await asking.page.goto(`/user/person/${them}`)
  await asking.page.getByRole('button', { name: `加好友：${asked.person.displayName}` }).click()
  await asked.page.getByRole('button', { name: `接受 ${asking.person.displayName} 的好友邀請` }).click()
  await expect(asking.page.getByRole('button', { name: `${asked.person.displayName} 是你的好友` })).toBeVisible()
})

test('a session that is ended elsewhere ends in all windows, without a touch', async ({ people }) => {
  const here = await people.member()
  const isLive = untilLive(here)
  await here.page.goto('/portfolio')
  await isLive
  const window = await here.page.context().newPage()
  await window.goto('/account')
  await expect(window.getByRole('main')).toBeVisible()

  const elsewhere = await people.browser(here.person)
  const logIn = new LogIn(elsewhere.page)
  await logIn.open()
  await logIn.submit(here.person.username, here.person.password)
  const { devices } = await elsewhere.api.send<{ devices: { id: string; isCurrent: boolean }[] }>(
    'GET',
    '/api/v2/sessions/devices',
  )
  const other = devices.find(({ isCurrent }) => !isCurrent)
  await elsewhere.api.send('DELETE', `/api/v2/sessions/devices/${other?.id}`)
  for (const page of [here.page, window]) await expect(page).toHaveURL(/\/login/)
})
