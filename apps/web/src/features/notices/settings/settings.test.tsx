import { noticeTopicNames, usualCadence, usualPush } from '@learntrail/contract/notices/kinds'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import type { ReadSettings } from '../api/notice-settings.ts'

const settings: ReadSettings = {
  isMailOn: true,
  email: 'student@demo.test',
  digestHour: 17,
  quiet: { from: 22, to: 7 },
  topics: Object.fromEntries(
    noticeTopicNames.map((topic) => [topic, { app: true, mail: usualCadence[topic], push: usualPush[topic] }]),
  ) as ReadSettings['topics'],
}

const change = 'PATCH /api/v2/notice/settings'
const open = (read = settings) => {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('GET /api/v2/notice/settings', read)
    .on(change, read)
  return { server, ...openApplication('/user/email-setting') }
}
const bodies = (server: ReturnType<typeof guestServer>) => server.received(change).map(({ body }) => body)

test('what is required is said to be, and cannot be switched', async () => {
  open()
  const row = within((await screen.findByText('帳號安全')).closest('li') as HTMLElement)
  expect(row.getByText('一定會通知')).toBeVisible()
  expect(row.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('every choice is saved as it is made', async () => {
  const { server, user } = open()
  const row = within((await screen.findByText('留言和回覆')).closest('li') as HTMLElement)
  await user.click(row.getByRole('checkbox', { name: '站內通知' }))
  await user.click(row.getByRole('combobox', { name: '「留言和回覆」多久寄一次信' }))
  await user.click(await screen.findByRole('option', { name: '馬上寄' }))
  await user.click(screen.getByRole('checkbox', { name: '安靜時段' }))
  await user.click(screen.getByRole('checkbox', { name: '寄通知信給我' }))
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      { topics: { comments: { app: false } } },
      { topics: { comments: { mail: 'atOnce' } } },
      { quiet: null },
      { isMailOn: false },
    ]),
  )
})

test('what could not be saved is as it was, and says so', async () => {
  const { server, user } = open()
  server.on(change, refuse(503, { code: 'READ_ONLY' }))
  const box = await screen.findByRole('checkbox', { name: '寄通知信給我' })
  await user.click(box)
  await waitFor(() => expect(box).toBeChecked())
})

test('an account without an address is told why no mails come', async () => {
  open({ ...settings, email: null })
  expect(await screen.findByText(/還沒有電子郵件/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: '寄通知信給我' })).not.toBeInTheDocument()
})

const unsubscribe = 'POST /api/v2/notice/unsubscribe/:token'
const token = 'x'.repeat(32)

test('the link of a mail ends mails by one press, signed out', async () => {
  const server = guestServer().on(unsubscribe, { ok: true })
  const { user } = openApplication(`/unsubscribe/${token}`)
  await user.click(await screen.findByRole('button', { name: '停止寄信' }))
  expect(await screen.findByText(/已經停止寄信/)).toBeVisible()
  expect(server.received(unsubscribe)[0]?.path).toContain(token)
})

test('a link that is not ours says what else to do', async () => {
  guestServer().on(unsubscribe, refuse(404, { code: 'UNSUBSCRIBE_UNKNOWN' }))
  const { user } = openApplication(`/unsubscribe/${token}`)
  await user.click(await screen.findByRole('button', { name: '停止寄信' }))
  expect(await screen.findByText(/登入後到通知設定關掉/)).toBeVisible()
})

describeFaces({
  path: '/user/email-setting',
  server: () => guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/notice/settings', settings),
  reads: 'GET /api/v2/notice/settings',
  loaded: () => screen.getByText('帳號安全'),
})
