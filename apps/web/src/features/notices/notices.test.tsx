import type { Notice } from '@learntrail/contract/notices/notices'
import type { Todo } from '@learntrail/contract/todos/todos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { navigation, student } from '../../testing/people.ts'
import { noticesLive } from './on-live.ts'

const person = (displayName: string) => ({
  id: crypto.randomUUID(),
  displayName,
  avatar: null,
  isDeleted: false,
})

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: crypto.randomUUID(),
  kind: 'comment',
  band: 'people',
  at: new Date().toISOString(),
  isRead: false,
  people: [person('小美')],
  personCount: 1,
  title: '水質調查',
  excerpt: '好厲害！',
  place: { type: 'post', id: postId, threadId: commentId, commentId },
  ...change,
})

const postId = '019a0000-0000-7000-8000-0000000000aa'
const commentId = '019a0000-0000-7000-8000-0000000000bb'
const ok = { ok: true } as const
const waiting = { where: '', person: null, count: 1, at: null, since: null }
const noRelation = { friendship: 'friends' as const, isFollowing: true, isFan: true, remark: '' }
const serverWith = (items: Notice[]) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('POST /api/v2/notice/get-notice', { items, nextCursor: null })
    .on('PATCH /api/v2/notice/informed', { count: 0 })
    .on('PUT /api/v2/notice/click-notice', ok)
    .on('DELETE /api/v2/notice', ok)

test('the bell says how much is new, and is cleared by the list', async () => {
  let personal = 1_000
  const server = serverWith([notice()])
    .on('GET /api/v2/navigation/home', () => ({ ...navigation, unread: { personal, broadcast: 0, chat: 0 } }))
    .on('PATCH /api/v2/notice/informed', () => {
      personal = 0
      return { count: 0 }
    })
  const { user } = openApplication('/account')
  const bell = await screen.findByRole('link', { name: '通知，999+ 則新的' })
  await user.click(bell)
  expect(await screen.findByRole('heading', { level: 1, name: '通知' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '通知' })).toBeVisible()
  expect(server.received('PATCH /api/v2/notice/informed').map(({ body }) => body)).toEqual([{}])
})

test('stands in sections, says who and what, and leads to the comment itself', async () => {
  const more = notice({ kind: 'postLiked', band: 'likes', people: [person('阿明'), person('小美')], personCount: 6 })
  const two = notice({ kind: 'followed', people: [person('阿明'), person('小美')], personCount: 2, isRead: true })
  serverWith([notice({ kind: 'exportReady', band: 'service', people: [], personCount: 0 }), notice(), more, two])
  openApplication('/user/message')
  const inSection = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await inSection('帳號和服務')).getByText('〈水質調查〉匯出好了')).toBeVisible()
  expect((await inSection('和你互動')).getByRole('link')).toHaveAttribute(
    'href',
    `/user/portfolio/${postId}#comment-${commentId}`,
  )
  expect((await inSection('有人喜歡')).getByText('阿明和另外 5 人喜歡〈水質調查〉')).toBeVisible()
  expect((await inSection('看過的')).getByText('阿明和小美開始追蹤你')).toBeVisible()
})

test('one that is opened counts as read, and is led away from', async () => {
  const opened = notice({
    kind: 'teacherVerified',
    band: 'due',
    people: [],
    personCount: 0,
    place: { type: 'account', id: student.id, threadId: null, commentId: null },
  })
  const server = serverWith([opened])
  const { user, at } = openApplication('/user/message')
  await user.click(await screen.findByRole('link', { name: /你已經完成教師驗證/ }))
  await waitFor(() => expect(at()).toBe('/account'))
  expect(server.received('PUT /api/v2/notice/click-notice')[0]?.body).toEqual({ ids: [opened.id] })
})

test('what is removed can be brought back where it was', async () => {
  const one = notice()
  const server = serverWith([one])
  const { user } = openApplication('/user/message')
  await user.click(await screen.findByRole('button', { name: '移除：小美在〈水質調查〉留言' }))
  expect(await screen.findByText('已移除這則通知')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '復原' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('小美在〈水質調查〉留言')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '移除：小美在〈水質調查〉留言' })).toHaveFocus())
  expect(server.received('DELETE /api/v2/notice').map(({ body }) => body)).toEqual([
    { ids: [one.id], isRemoved: true },
    { ids: [one.id], isRemoved: false },
  ])
})

test('what was removed can still be brought back after something new has come', async () => {
  let items = [notice()]
  const server = serverWith([])
    .on('POST /api/v2/notice/get-notice', () => ({ items, nextCursor: null }))
    .on('DELETE /api/v2/notice', () => {
      items = []
      return ok
    })
  const { user, queryClient } = openApplication('/user/message')
  await user.click(await screen.findByRole('button', { name: '移除：小美在〈水質調查〉留言' }))
  const told = () =>
    noticesLive.onLive(queryClient, { channel: null, item: { kind: 'updateHomeNavigation', id: null } })
  await screen.findByText('已移除這則通知')
  told()
  await waitFor(() => expect(server.received('POST /api/v2/notice/get-notice').length).toBeGreaterThan(1))
  items = [notice({ people: [person('阿明')] })]
  told()
  expect(await screen.findByText('阿明在〈水質調查〉留言')).toBeVisible()
  expect(screen.getByRole('button', { name: '復原' })).toBeVisible()
})

test('what was opened keeps its place while one looks', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const [first, second] = [notice({ at: at(1) }), notice({ at: at(2), people: [person('阿明')] })]
  let items = [first, second]
  serverWith([]).on('POST /api/v2/notice/get-notice', () => ({ items, nextCursor: null }))
  const { queryClient } = openApplication('/user/message')
  const names = () => within(screen.getByRole('region', { name: '和你互動' })).getAllByRole('link')
  await screen.findByText('小美在〈水質調查〉留言')
  items = [second, { ...first, isRead: true }]
  noticesLive.onLive(queryClient, { channel: null, item: { kind: 'updateHomeNavigation', id: null } })
  await waitFor(() => expect(screen.getAllByText('未讀，')).toHaveLength(1))
  expect(names().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('小美'),
    expect.stringContaining('阿明'),
  ])
})

test('the view of announcements says how many are new', async () => {
  serverWith([]).on('GET /api/v2/navigation/home', { ...navigation, unread: { personal: 0, broadcast: 2, chat: 0 } })
  openApplication('/user/message')
  expect(await screen.findByRole('tab', { name: /^公告\s*，2 則新的$/ })).toBeVisible()
})

test('what cannot be removed stays, and says why', async () => {
  serverWith([notice()]).on('DELETE /api/v2/notice', refuse(503, { code: 'READ_ONLY' }))
  const { user } = openApplication('/user/message')
  await user.click(await screen.findByRole('button', { name: /^移除/ }))
  await waitFor(() => expect(document.body.textContent).toMatch(/維護|稍後|唯讀/))
  expect(screen.getByText('小美在〈水質調查〉留言')).toBeVisible()
})

test('all can be read at once', async () => {
  const server = serverWith([notice()])
  const { user } = openApplication('/user/message')
  await user.click(await screen.findByRole('button', { name: '全部已讀' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部已讀' })).not.toBeInTheDocument())
  expect(server.received('PATCH /api/v2/notice/informed').at(-1)?.body).toEqual({ isRead: true })
})

test('a view is kept in the address, asks for its own, and says when there is nothing', async () => {
  const server = serverWith([])
  const { user, at } = openApplication('/user/message')
  expect(await screen.findByText('目前沒有通知')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '互動' }))
  expect(await screen.findByText('這一類目前沒有通知')).toBeVisible()
  expect(at()).toBe('/user/message?view=people')
  expect(server.received('POST /api/v2/notice/get-notice').at(-1)?.body).toEqual({ band: 'people' })
})

test('whom I have blocked carries the sign, and who has blocked me does not', async () => {
  const [blocked, other] = [person('小美'), person('阿明')]
  serverWith([notice({ people: [blocked] }), notice({ people: [other] })]).on('GET /api/v2/users/current', {
    ...student,
    blockedIds: [blocked.id],
  })
  openApplication('/user/message')
  const sign = { name: '你封鎖了這個人，看不到對方的個人頁' }
  // Rows that have been shown are drawn anew.
  await waitFor(() => {
    const [first, second] = screen.getAllByRole('link', { name: /在〈水質調查〉留言/ })
    expect(within(first as HTMLElement).getByRole('img', sign)).toBeVisible()
    expect(within(second as HTMLElement).queryByRole('img', sign)).not.toBeInTheDocument()
  })
})

test('whoever asks is answered where that is told, and the notice that says the same makes way', async () => {
  const mei = person('小美')
  const asked = { ...waiting, kind: 'friendAsked' as const, id: mei.id, title: '', person: mei }
  let items: Todo[] = [asked]
  const server = serverWith([notice({ kind: 'friendAsked', people: [mei], excerpt: '' }), notice()])
    .on('GET /api/v2/todos', () => ({ items, counts: {} }))
    .on('PATCH /api/v2/friends/accept', () => {
      items = []
      return { result: 'ACCEPT_SUCCESS' as const, relation: noRelation }
    })
  const { user } = openApplication('/user/message')
  const section = within(await screen.findByRole('region', { name: '等你回覆' }))
  expect(section.getByRole('link', { name: '小美' })).toHaveAttribute('href', `/user/person/${mei.id}`)
  expect(within(screen.getByRole('region', { name: '和你互動' })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(section.getByRole('button', { name: '接受：小美' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '等你回覆' })).not.toBeInTheDocument())
  expect(server.received('PATCH /api/v2/friends/accept').map(({ body }) => body)).toEqual([{ personId: mei.id }])
})

test('what is only to be done stands among the notices where one asks for it', async () => {
  const due = { ...waiting, kind: 'homeworkDue' as const, id: postId, title: '河川觀察日誌' }
  serverWith([]).on('GET /api/v2/todos', { items: [due], counts: {} })
  const { user } = openApplication('/user/message')
  expect(await screen.findByText('目前沒有通知')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '要處理' }))
  const section = within(await screen.findByRole('region', { name: '要處理的事' }))
  expect(section.getByRole('link', { name: '去交：河川觀察日誌' })).toHaveAttribute('href', `/user/homework/${postId}`)
})

describeFaces({
  path: '/user/message',
  server: () => serverWith([notice()]),
  reads: 'POST /api/v2/notice/get-notice',
  loaded: () => screen.getByRole('region', { name: '和你互動' }),
})
