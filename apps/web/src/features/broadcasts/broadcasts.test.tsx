import type { Broadcast, SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { navigation, student } from '../../testing/people.ts'
import { fakeUploads } from '../files/fake-uploads.fixture.ts'
import { aFile } from '../posts/posts.fixture.ts'
import type { SignedInUser } from '../profiles/index.ts'
import { broadcastsLive } from './on-live.ts'

const content = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '星期五下午在圖書館。' }] }],
}

const broadcast = (change: Partial<Broadcast> = {}): Broadcast => ({
  id: crypto.randomUUID(),
  title: '期末歷程工作坊',
  content,
  pictures: [],
  schoolName: '內湖高中',
  startsAt: '2026-11-20T08:00:00.000Z',
  editedAt: null,
  isRead: false,
  ...change,
})

const sent = (change: Partial<SentBroadcast> = {}): SentBroadcast => {
  const { isRead: _, ...rest } = broadcast()
  const audience = { schoolName: '內湖高中', roles: ['student' as const], schoolTypes: [], plans: [] }
  return { ...rest, audience, state: 'shown', reach: 120, readCount: 30, ...change }
}

const schoolId = '019a0000-0000-7000-8000-0000000000cc'
const officer: SignedInUser = { ...student, schoolPermissions: [{ schoolId, schoolName: '內湖高中', reach: null }] }
const ok = { ok: true } as const
const serverFor = (
  user: SignedInUser,
  { received = [], own = [] }: { received?: Broadcast[]; own?: SentBroadcast[] },
) =>
  guestServer()
    .on('GET /api/v2/users/current', user)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('POST /api/v2/broadcasts/getbroadcasts', { items: received, nextCursor: null })
    .on('PATCH /api/v2/broadcasts/informed', { count: 0 })
    .on('POST /api/v2/broadcasts/readbroadcast', ok)
    .on('GET /api/v2/broadcasts/sent', { items: own })
    .on('POST /api/v2/broadcasts/reach', { count: 120 })
    .on('POST /api/v2/broadcasts', sent())
    .on('PATCH /api/v2/broadcasts/:id', ok)
    .on('DELETE /api/v2/broadcasts/:id', ok)

/** Confirms the number of people it reaches. */
async function confirm(user: ReturnType<typeof openApplication>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: '發給 120 人，確定嗎？' }))
  await user.click(dialog.getByRole('button', { name: '發出公告' }))
}

test('before it is sent, the sender hears how many people it is for, and may think again', async () => {
  const server = serverFor(officer, {})
  localStorage.setItem(`learntrail.draft.broadcast.${officer.id}.new`, JSON.stringify({ title: '工作坊', content }))
  const { user } = openApplication('/user/build-broadcast')
  await user.click(await screen.findByRole('button', { name: '老師' }))
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  const dialog = within(await screen.findByRole('dialog', { name: '發給 120 人，確定嗎？' }))
  const audience = { schoolId, roles: ['teacher'], schoolTypes: [], plans: [] }
  expect(server.received('POST /api/v2/broadcasts/reach')[0]?.body).toEqual({ audience })
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(server.received('POST /api/v2/broadcasts')).toEqual([])
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  await confirm(user)
  await waitFor(() => expect(server.received('POST /api/v2/broadcasts')[0]?.body).toMatchObject({ audience }))
})

test('an announcement says whose it is, and counts as read once it is opened', async () => {
  const one = broadcast({ editedAt: '2026-11-21T08:00:00.000Z' })
  const server = serverFor(student, {
    received: [one, broadcast({ title: '系統維護', schoolName: null, isRead: true })],
  })
  const { user } = openApplication('/user/message?view=broadcasts')
  const title = await screen.findByRole('button', { name: /期末歷程工作坊.*內湖高中.*已更正/ })
  expect(screen.getByRole('button', { name: /系統維護.*學跡服務團隊/ })).toBeVisible()
  expect(screen.queryByText('星期五下午在圖書館。')).not.toBeInTheDocument()
  await user.click(title)
  expect(await screen.findByText('星期五下午在圖書館。')).toBeVisible()
  expect(server.received('POST /api/v2/broadcasts/readbroadcast').map(({ body }) => body)).toEqual([{ id: one.id }])
  expect(screen.queryByRole('link', { name: '寫公告' })).not.toBeInTheDocument()
})

test('what is open is still so after one has looked at a picture of it', async () => {
  const [one, other] = [broadcast({ pictures: [aFile({ displayName: '溪邊.jpg' })] }), broadcast({ title: '系統維護' })]
  serverFor(student, { received: [one, other] })
  const { user, router } = openApplication('/user/message?view=broadcasts')
  await user.click(await screen.findByRole('button', { name: /期末歷程工作坊/ }))
  await user.click(screen.getByRole('button', { name: /系統維護/ }))
  await user.click(screen.getByRole('button', { name: /系統維護/ }))
  await user.click(within(screen.getByRole('main')).getByRole('link'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/file-viewer'))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('button', { name: /期末歷程工作坊/ })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: /系統維護/ })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('星期五下午在圖書館。')).toBeVisible()
})

test('what is told while one looks at the list comes into it, and into the badge', async () => {
  const server = serverFor(student, { received: [broadcast()] })
  const { queryClient } = openApplication('/user/message?view=broadcasts')
  await screen.findByRole('button', { name: /期末歷程工作坊/ })
  const asked = () => server.received('GET /api/v2/navigation/home').length
  const before = asked()
  server.on('POST /api/v2/broadcasts/getbroadcasts', { items: [broadcast({ title: '停電通知' })], nextCursor: null })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  for (const _ of [1, 2])
    broadcastsLive.onLive(queryClient, { channel: null, item: { kind: 'updateBroadcasts', id: null } })
  expect(await screen.findByRole('button', { name: /停電通知/ })).toBeVisible()
  expect(asked()).toBeGreaterThan(before)
  vi.restoreAllMocks()
})

test('whoever may send none is told who can allow it', async () => {
  serverFor(student, {})
  openApplication('/user/build-broadcast')
  expect(await screen.findByText('公告由學校和服務團隊發出')).toBeVisible()
})

test('what lacks a title or a text is not sent, and says so', async () => {
  const server = serverFor(officer, {})
  const { user } = openApplication('/user/build-broadcast')
  await user.click(await screen.findByRole('button', { name: '老師' }))
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  expect(await screen.findAllByText(/必填|填寫|不能空白/)).not.toHaveLength(0)
  expect(server.received('POST /api/v2/broadcasts')).toEqual([])
})

test('the sender sees numbers, and withdraws after a question', async () => {
  const one = sent()
  const server = serverFor(officer, { own: [one, sent({ title: '小社團', reach: 3, readCount: null })] })
  const { user } = openApplication('/user/build-broadcast')
  const row = within((await screen.findByRole('heading', { name: /期末歷程工作坊/ })).closest('li') as HTMLElement)
  expect(row.getByText('給 120 人')).toBeVisible()
  expect(row.getByText('30 人看過')).toBeVisible()
  expect(screen.getByText('人數太少，不顯示看過的人數')).toBeVisible()
  await user.click(row.getByRole('button', { name: '收回' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '收回' }))
  await waitFor(() => expect(server.received('DELETE /api/v2/broadcasts/:id')[0]?.path).toContain(one.id))
})

test('what could not be sent is still there, also after coming back', async () => {
  serverFor(officer, {}).on('POST /api/v2/broadcasts', refuse(503, { code: 'READ_ONLY' }))
  localStorage.setItem(`learntrail.draft.broadcast.${officer.id}.new`, JSON.stringify({ title: '工作坊', content }))
  const { user } = openApplication('/user/build-broadcast')
  const title = await screen.findByRole('textbox', { name: '標題' })
  expect(title).toHaveValue('工作坊')
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  await confirm(user)
  expect(await screen.findByText(/^系統正在維護/)).toBeVisible()
  expect(title).toHaveValue('工作坊')
})

test('staff narrow to plans, and to one school only once they have named it', async () => {
  const staff: SignedInUser = { ...student, role: 'staff', staffLevel: 'operator' }
  const server = serverFor(staff, {}).on('GET /api/v2/organization/academic/counties', { counties: [] })
  localStorage.setItem(`learntrail.draft.broadcast.${staff.id}.new`, JSON.stringify({ title: '工作坊', content }))
  const { user } = openApplication('/user/build-broadcast')
  await user.click(await screen.findByRole('button', { name: 'Plus 方案' }))
  await user.click(screen.getByRole('button', { name: '只給一所學校' }))
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  expect(server.received('POST /api/v2/broadcasts')).toEqual([])
  await user.click(screen.getByRole('button', { name: '只給一所學校' }))
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  await confirm(user)
  await waitFor(() => {
    const audience = { schoolId: null, roles: [], schoolTypes: [], plans: ['plus'] }
    expect(server.received('POST /api/v2/broadcasts')[0]?.body).toMatchObject({ audience })
  })
})

test('pictures stand under the text, each opened large', async () => {
  const pictures = [aFile({ displayName: '海報.jpg' }), aFile({ displayName: '地圖.jpg' })]
  serverFor(student, { received: [broadcast({ pictures })] })
  const { user } = openApplication('/user/message?view=broadcasts')
  await user.click(await screen.findByRole('button', { name: /期末歷程工作坊/ }))
  const map = await screen.findByRole('link', { name: /地圖.jpg/ })
  expect(map).toHaveAttribute('href', `/file-viewer?files=${pictures.map(({ id }) => id).join(',')}&index=1`)
})

test('it waits for its pictures, and is sent with them in their order', async () => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  const uploads = fakeUploads()
  const server = serverFor(officer, {})
  localStorage.setItem(`learntrail.draft.broadcast.${officer.id}.new`, JSON.stringify({ title: '工作坊', content }))
  const { user } = openApplication('/user/build-broadcast')
  await user.upload(await screen.findByTestId('file-picker'), new File(['poster'], '海報.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '發出公告' }))
  expect(await screen.findByText('圖片還在上傳，傳完再按一次。')).toBeVisible()
  expect(server.received('POST /api/v2/broadcasts')).toEqual([])
  const poster = aFile({ displayName: '海報.jpg' })
  await act(async () => uploads[0]?.arrive(poster))
  await user.click(await screen.findByRole('button', { name: '發出公告' }))
  await confirm(user)
  await waitFor(() =>
    expect(server.received('POST /api/v2/broadcasts')).toMatchObject([{ body: { fileIds: [poster.id] } }]),
  )
  await waitFor(() => expect(localStorage.getItem(`learntrail.draft.broadcast.${officer.id}.new.pictures`)).toBeNull())
})

test('a correction begins with the pictures that are there', async () => {
  const pictures = [aFile({ displayName: '海報.jpg' }), aFile({ displayName: '地圖.jpg' })]
  const server = serverFor(officer, { own: [sent({ pictures })] })
  const { user } = openApplication('/user/build-broadcast')
  await user.click(await screen.findByRole('button', { name: '更正' }))
  await user.click(await screen.findByRole('button', { name: '移除 海報.jpg' }))
  await user.click(screen.getByRole('button', { name: '儲存更正' }))
  await waitFor(() =>
    expect(server.received('PATCH /api/v2/broadcasts/:id')).toMatchObject([{ body: { fileIds: [pictures[1]?.id] } }]),
  )
})

test('announcements have a place in the menu, which says how many are new, and who told each', async () => {
  const own = broadcast({ title: '週五停課', isRead: false })
  const service = broadcast({ title: '新版面', schoolName: null, isRead: true })
  const server = serverFor(student, { received: [own, service] }).on('GET /api/v2/navigation/home', {
    ...navigation,
    unread: { personal: 0, broadcast: 1, chat: 0 },
  })
  const { user } = openApplication('/user/broadcasts')
  expect(await screen.findByRole('heading', { level: 1, name: '公告' })).toBeInTheDocument()
  const [first, second] = await screen.findAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent(/未讀，.*週五停課.*內湖高中/)
  expect(second).toHaveTextContent(/^新版面.*學跡服務團隊/)
  expect(await screen.findByRole('link', { name: '看學跡的最新消息' })).toHaveAttribute('href', '/news')
  await user.click(screen.getByRole('button', { name: /^選單/ }))
  const menu = within(await screen.findByRole('dialog', { name: '選單' }))
  expect(await menu.findByRole('link', { name: /^公告.*1/ })).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(server.received('PATCH /api/v2/broadcasts/informed')).not.toHaveLength(0))
})

test('where nobody told anything, the place says so; where it fails, it is tried again', async () => {
  const server = serverFor(student, {})
  const { view } = openApplication('/user/broadcasts')
  expect(await screen.findByText('目前沒有公告')).toBeInTheDocument()
  view.unmount()
  server.on('POST /api/v2/broadcasts/getbroadcasts', refuse(500, { code: 'INTERNAL_ERROR' }))
  openApplication('/user/broadcasts')
  expect(await screen.findByRole('button', { name: /再試/ })).toBeInTheDocument()
})

describeFaces({
  path: '/user/broadcasts',
  server: () => serverFor(student, { received: [broadcast()] }),
  reads: 'POST /api/v2/broadcasts/getbroadcasts',
  loaded: () => screen.getByText('期末歷程工作坊'),
})

describeFaces({
  path: '/user/build-broadcast',
  server: () => serverFor(officer, { own: [sent()] }),
  reads: 'GET /api/v2/broadcasts/sent',
  loaded: () => screen.getByText('期末歷程工作坊'),
  empty: { server: () => serverFor(officer, {}), says: '還沒有發過公告。' },
})
