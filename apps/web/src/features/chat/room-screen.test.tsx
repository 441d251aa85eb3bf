import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { aRoom, chatServer, errorCode, mate, me, otherId, roomId } from './chat.fixture.ts'

beforeEach(() => {
  // jsdom has no layout: a screen high enough for all rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const message = (
  number: number,
  author: typeof me,
  text: string,
  change: Partial<ChatroomMessage> = {},
): ChatroomMessage => ({
  roomId,
  number,
  id: `01900000-0000-7000-8000-0000000001${number}0`,
  clientId: otherId,
  type: messageTypes.text,

  author,
  text,
  mentions: [],
  replyTo: null,
  recordId: null,
  files: [],
  sticker: null,
  emotion: null,
  notice: null,
  isForwarded: false,
  preview: null,
  removedBy: null,
  emotions: [],
  isPinned: false,
  change: number,
  createdAt: '2026-11-24T02:00:00.000Z',
  ...change,
})
const messages = [
  message(1, me, '中游的溶氧 5.1'),
  message(2, mate, '資料在 https://example.com', {
    preview: { url: 'https://example.com', site: '氣象署', title: '每日雨量', description: '' },
  }),
  message(3, mate, '集合在東側門', { isPinned: true }),
]
const part = {
  errorCode,
  items: messages,
  hasMore: { before: false, after: false },
  lastNumber: 3,
  lastChange: 3,
  readNumber: 3,
}

const server = () =>
  chatServer()
    .on('POST /api/v2/chatroom/getChatroomMessage', part)
    .on('POST /api/v2/chatroom/getPinnedChatroomMessage', { errorCode, items: messages.slice(2) })

async function openRoom() {
  const product = server()
  const { user } = openApplication(`/chatroom/${roomId}`)
  await screen.findByText('中游的溶氧 5.1')
  const menuOf = async (text: string) => {
    const article = screen.getByText(text).closest('article') as HTMLElement
    await user.click(within(article).getByRole('button', { name: '更多' }))
  }
  return { product, user, menuOf }
}

test('a link shows where it leads, whatever its page calls itself, and what is pinned leads to its place', async () => {
  await openRoom()
  expect(screen.queryByText(/氣象署/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^example\.com\s*每日雨量/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noreferrer'),
  )
  expect(await screen.findByRole('link', { name: '到釘選的訊息：集合在東側門' })).toHaveAttribute(
    'href',
    `/chatroom/${roomId}?at=3`,
  )
})

test('whom I have blocked carries the sign in the room, beside what they say', async () => {
  const sign = { name: '你封鎖了這個人，看不到對方的個人頁' }
  server().on('GET /api/v2/users/current', { ...student, subscribedFeatures: ['chatroom'], blockedIds: [mate.id] })
  openApplication(`/chatroom/${roomId}`)
  const said = (await screen.findByRole('link', { name: /^example\.com\s*每日雨量/ })).closest('article') as HTMLElement
  expect(within(said).getByRole('img', sign)).toBeVisible()
  const own = screen.getByText('中游的溶氧 5.1').closest('article') as HTMLElement
  expect(within(own).queryByRole('img', sign)).not.toBeInTheDocument()
})

test('stickers are put away with Escape, and one goes on to write', async () => {
  const { user } = await openRoom()
  await user.click(screen.getByRole('button', { name: '貼圖' }))
  expect(screen.getAllByRole('list', { name: /./ }).length).toBeGreaterThan(1)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '貼圖' })).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '輸入訊息' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: '貼圖' }))
  // Back past the field and the buttons before it, to the last sticker.
  for (let times = 0; times < 4; times += 1) await user.tab({ shift: true })
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '貼圖' })).toHaveAttribute('aria-expanded', 'false')
})

test('whoever answers a message sees which, and writes at once', async () => {
  const { user, menuOf } = await openRoom()
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '回覆' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: '輸入訊息' })).toHaveFocus())
  expect(screen.getByText('回覆 林小雨').closest('p')).toHaveTextContent('中游的溶氧 5.1')
})

test('an answer is given up with Escape, after the stickers that lie above it, and what was written stays', async () => {
  const { user, menuOf } = await openRoom()
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '回覆' }))
  const field = screen.getByRole('textbox', { name: '輸入訊息' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('好{Tab}{Enter}')
  expect(screen.getByRole('button', { name: '貼圖', expanded: true })).toHaveFocus()
  await user.tab({ shift: true })
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: '貼圖', expanded: false })).toBeInTheDocument()
  expect(screen.getByText('回覆 林小雨')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('回覆 林小雨')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('好')
})

test('what answers a message that is not here leads to it all the same', async () => {
  const product = server()
  const late = message(903, mate, '就是這個', { replyTo: 2 })
  product.on('POST /api/v2/chatroom/getChatroomMessage', { ...part, items: [late], lastNumber: 903, readNumber: 903 })
  openApplication(`/chatroom/${roomId}`)
  expect(await screen.findByRole('link', { name: '看回覆的那一則' })).toHaveAttribute(
    'href',
    `/chatroom/${roomId}?at=2`,
  )
})

test('a mood is chosen by the keyboard, and who has which is shown by name', async () => {
  const { product, user, menuOf } = await openRoom()
  const liked = message(1, me, '中游的溶氧 5.1', { emotions: [{ emotion: 'like', personIds: [mate.id] }], change: 9 })
  product.on('POST /api/v2/chatroom/updateChatroomMessage', { errorCode, message: liked })
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '心情' }))
  const choice = await screen.findByRole('list', { name: '心情' })
  await waitFor(() => expect(within(choice).getByRole('button', { name: '讚' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: '心情' })).not.toBeInTheDocument()

  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '心情' }))
  await user.click(within(await screen.findByRole('list', { name: '心情' })).getByRole('button', { name: '讚' }))
  expect(await screen.findByRole('button', { name: '讚，1 人' })).toBeVisible()
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '看誰按了心情' }))
  const dialog = await screen.findByRole('dialog', { name: '大家的心情' })
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/王恩恩.*讚/)
})

test('a message is deleted for everyone once that is confirmed', async () => {
  const product = server()
  const fresh = message(3, me, '打錯了', { createdAt: new Date().toISOString() })
  product.on('POST /api/v2/chatroom/getChatroomMessage', { ...part, items: [fresh] })
  const { user } = openApplication(`/chatroom/${roomId}`)
  const article = (await screen.findByText('打錯了')).closest('article') as HTMLElement
  product.on('POST /api/v2/chatroom/updateChatroomMessage', {
    errorCode,
    message: message(3, me, '', { type: messageTypes.deleted, change: 4 }),
  })
  const remove = async () => {
    await user.click(within(article).getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '刪除' }))
    return screen.findByRole('dialog', { name: '刪除這則訊息？' })
  }
  await user.click(within(await remove()).getByRole('button', { name: '取消' }))
  expect(screen.getByText('打錯了')).toBeVisible()
  expect(product.received('POST /api/v2/chatroom/updateChatroomMessage')).toEqual([])
  await user.click(within(await remove()).getByRole('button', { name: '刪除' }))
  expect(await screen.findByText('訊息已刪除')).toBeVisible()
})

test('the stickers used last stand on top the next time', async () => {
  const { product, user } = await openRoom()
  product.on('POST /api/v2/chatroom/createChatroomMessage', { errorCode, message: message(4, me, '') })
  product.on('PATCH /api/v2/users/history', { lastUsedStickers: ['trail/together'] })
  await user.click(screen.getByRole('button', { name: '貼圖' }))
  expect(screen.queryByRole('list', { name: '最近用過' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '一起來' }))
  await user.click(screen.getByRole('button', { name: '貼圖' }))
  const used = screen.getByRole('list', { name: '最近用過' })
  expect(
    within(used)
      .getAllByRole('img')
      .map((sticker) => sticker.getAttribute('aria-label')),
  ).toEqual(['一起來'])
  const [sent] = product.received('PATCH /api/v2/users/history')
  expect(sent?.body).toEqual({ lastUsedStickers: ['trail/together'] })
})

test('whoever asks somebody under age first says one thing in words, and then waits', async () => {
  const product = server()
  const asking = {
    ...aRoom({ name: '' }),
    type: 'direct' as const,
    other: mate,
    contact: { state: 'asked' as const, isMine: true },
  }
  const info = { errorCode, userList: [] }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { ...info, chatroom: asking })
  product.on('POST /api/v2/chatroom/getChatroomMessage', { ...part, items: [], lastNumber: 0, readNumber: 0 })
  product.on('POST /api/v2/chatroom/createChatroomMessage', { errorCode, message: message(1, me, '同學你好') })
  const { user } = openApplication(`/chatroom/${roomId}`)
  expect(await screen.findByText('還沒有人說話，先打聲招呼吧。')).toBeVisible()
  expect(screen.getByText(/先用一段文字介紹自己，不能有連結/)).toBeVisible()
  for (const name of ['附加檔案', '錄音', '貼圖']) expect(screen.getByRole('button', { name })).toBeDisabled()
  product.on('POST /api/v2/chatroom/getChatroomInfo', {
    ...info,
    chatroom: { ...asking, can: { ...aRoom().can, write: false } },
  })
  await user.type(screen.getByRole('textbox', { name: '輸入訊息' }), '同學你好{Enter}')
  expect(await screen.findByText('等對方同意後，就能繼續聊。')).toBeVisible()
})

test('a closed room says on which day it is removed', async () => {
  const product = server()
  const closed = { ...aRoom(), closedAt: '2026-11-20T02:00:00.000Z', can: { ...aRoom().can, write: false } }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: closed, userList: [] })
  openApplication(`/chatroom/${roomId}`)
  expect(await screen.findByText(/討論室已經關閉，.*12 月 4 日移除。/)).toBeVisible()
})

test('from two characters on a room is searched, and what is found leads to its place', async () => {
  const { product, user } = await openRoom()
  const { author, number, text, createdAt } = messages[0] as ChatroomMessage
  const item = { number, author, text, marks: [[3, 5] as [number, number]], createdAt }
  product.on('POST /api/v2/chatroom/searchChatroomMessage', { errorCode, items: [item], nextCursor: null })
  await user.click(screen.getByRole('button', { name: '搜尋訊息' }))
  const field = screen.getByRole('searchbox', { name: '在這間討論室裡找' })
  await user.type(field, '溶')
  expect(screen.getByText('打兩個字以上就會開始找。')).toBeVisible()
  await user.type(field, '氧')
  const found = await within(await screen.findByRole('list', { name: '找到的訊息' })).findByRole('link')
  expect(found).toHaveAttribute('href', `/chatroom/${roomId}?at=1`)
  expect(within(found).getByText('溶氧').tagName).toBe('MARK')
})

test('forwarding says how far it is, and tries again under the same name where it failed', async () => {
  const { product, user, menuOf } = await openRoom()
  product.on('POST /api/v2/chatroom/forwardChatroomMessage', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '轉傳' }))
  expect(await screen.findByRole('button', { name: '轉傳到班級討論' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '轉傳到水質小組' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '轉傳到班級討論' }))
  const again = await screen.findByRole('button', { name: '再試一次' })
  product.on('POST /api/v2/chatroom/forwardChatroomMessage', { errorCode, message: messages[0] as ChatroomMessage })
  await user.click(again)
  expect(await screen.findByRole('button', { name: '已轉傳' })).toBeDisabled()
  const [first, second] = product.received('POST /api/v2/chatroom/forwardChatroomMessage').map(({ body }) => body)
  expect(second).toEqual(first)
  expect(first).toMatchObject({ roomId: otherId, from: { roomId, number: 1 } })
})

test('a stretch of the talk is chosen, and those who spoke are asked', async () => {
  const { product, user, menuOf } = await openRoom()
  const keeping = {
    id: otherId,
    askedBy: me,
    isMine: true,
    messageCount: 2,
    createdAt: messages[0]?.createdAt ?? '',
    myAnswer: null,
    own: [],
  }
  product.on('POST /api/v2/chatroom/createKeeping', { errorCode, keeping: { ...keeping, answers: [] } })
  await menuOf('中游的溶氧 5.1')
  await user.click(await screen.findByRole('menuitem', { name: '存成學習紀錄' }))
  await user.click(screen.getByRole('checkbox', { name: /集合在東側門/ }))
  expect(screen.getByText('已選 2 則')).toBeVisible()
  product.on('POST /api/v2/chatroom/getKeepings', {
    errorCode,
    items: [{ ...keeping, answers: [{ person: mate, isAgreed: null }] }],
  })
  await user.click(screen.getByRole('button', { name: '存成紀錄' }))
  expect(await screen.findByText('等 1 人回覆，才能把對話存成紀錄')).toBeVisible()
  expect(product.received('POST /api/v2/chatroom/createKeeping')[0]?.body).toMatchObject({ roomId, numbers: [1, 3] })
})

test('whoever is asked for their words sees which, and comes to them', async () => {
  const product = server()
  const own = [{ number: 1, type: messageTypes.text, text: '中游的溶氧 5.1' }]
  const asked = {
    id: otherId,
    askedBy: mate,
    isMine: false,
    messageCount: 2,
    createdAt: part.items[0]?.createdAt ?? '',
  }
  product.on('POST /api/v2/chatroom/getKeepings', {
    errorCode,
    items: [{ ...asked, myAnswer: null, own, answers: [] }],
  })
  openApplication(`/chatroom/${roomId}`)
  const words = await screen.findByRole('list', { name: '你說的話' })
  expect(within(words).getByRole('link', { name: '中游的溶氧 5.1' })).toHaveAttribute(
    'href',
    `/chatroom/${roomId}?at=1`,
  )
})

test('a name that begins with @ is chosen by the keyboard and goes with the message', async () => {
  const { product, user } = await openRoom()
  product.on('POST /api/v2/chatroom/createChatroomMessage', { errorCode, message: message(4, me, '@王恩恩 看') })
  const field = screen.getByRole('textbox', { name: '輸入訊息' })
  await user.type(field, '@王')
  expect(await screen.findByRole('option', { name: /王恩恩/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).toHaveValue('@王恩恩 '))
  await user.type(field, '看{Enter}')
  await waitFor(() => expect(product.received('POST /api/v2/chatroom/createChatroomMessage')).toHaveLength(1))
  const { body } = product.received('POST /api/v2/chatroom/createChatroomMessage')[0] as { body: object }
  expect(body).toMatchObject({ said: { text: '@王恩恩 看', mentions: [mate.id] } })
})

const byTwo = {
  ...aRoom({ name: '' }),
  type: 'direct' as const,
  other: mate,
}

test('between two it says that it was read, and the name stands at the head alone', async () => {
  const userList = [me, mate].map((one) => ({
    person: one,
    remark: '',
    isAdministrator: false,
    readNumber: 3,
    silence: null,
  }))
  server().on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: byTwo, userList })
  openApplication(`/chatroom/${roomId}`)
  const own = (await screen.findByText('中游的溶氧 5.1')).closest('article') as HTMLElement
  expect(within(own).getByText('已讀')).toBeVisible()
  expect(within(own).queryByRole('button', { name: /看是誰讀過/ })).not.toBeInTheDocument()
  const log = within(screen.getByRole('log'))
  expect(log.getByText('王恩恩').className).toContain('unseen')
  expect(screen.getByRole('heading', { level: 2, name: '王恩恩' })).toBeVisible()
})

test('where it is narrow a room has one head, in the bar: who, how many, and who types', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media === '(max-width: 1023px)' ? { ...wide(media), matches: true } : wide(media),
  )
  await openRoom()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('heading', { level: 1, name: '水質小組' })).toBeVisible()
  expect(bar.getByText('2 人')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name: '水質小組' })).not.toBeInTheDocument()
  expect(bar.getByRole('link', { name: '討論室資訊' })).toHaveAttribute('href', `/chatroominfo?room=${roomId}`)
  await waitFor(() => expect(document.title).toContain('水質小組'))
})

test('a finger that stays opens what can be done with a message, which stays open, and follows no link', async () => {
  const { user } = await openRoom()
  const link = screen.getByRole('link', { name: /^example\.com\s*每日雨量/ })
  await user.pointer({ keys: '[TouchA>]', target: link })
  const answer = await screen.findByRole('menuitem', { name: '回覆' })
  await waitFor(() => expect(answer).toHaveFocus())
  const followed = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', followed)
  await user.pointer({ keys: '[/TouchA]', target: link })
  expect(followed).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '更多', expanded: true })).toBeInTheDocument()
  expect(answer).toHaveFocus()
  await user.pointer({ keys: '[TouchA]', target: answer })
  expect(screen.getByText('回覆 王恩恩')).toBeVisible()
})

test('who has read what I said is shown with their names', async () => {
  const { user } = await openRoom()
  await user.click(screen.getByRole('button', { name: '看是誰讀過，1 人' }))
  const dialog = await screen.findByRole('dialog', { name: '讀過的人' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('王恩恩')])
})

test('of ten thousand messages the page has those near the screen, each with its place in the room', async () => {
  const product = server()
  const many = Array.from({ length: 50 }, (_, place) => message(9_951 + place, mate, `第 ${9_951 + place} 則`))
  product.on('POST /api/v2/chatroom/getChatroomMessage', {
    ...part,
    items: many,
    hasMore: { before: false, after: false },
    lastNumber: 10_000,
    readNumber: 10_000,
  })
  openApplication(`/chatroom/${roomId}`)
  const log = await screen.findByRole('log', { name: '訊息' })
  const rows = await within(log).findAllByRole('listitem')
  expect(rows.length).toBeLessThan(many.length)
  const [row] = rows.filter(({ dataset }) => dataset.number !== undefined)
  expect(row).toHaveAttribute('aria-posinset', row?.dataset.number)
  expect(row).toHaveAttribute('aria-setsize', '10000')
})

test('whoever declines is back among the rooms, and a room that is no longer there says so', async () => {
  const asked: Chatroom = {
    ...aRoom(),
    type: 'direct',
    other: mate,
    contact: { state: 'asked', isMine: false },
    can: { ...aRoom().can, write: false, answer: true },
  }
  const product = server()
    .on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: asked, userList: [] })
    .on('POST /api/v2/chatroom/updateOwnChatroom', { errorCode, chatroom: null })
  const { user, at, router } = openApplication(`/chatroom/${roomId}`)
  await user.click(await screen.findByRole('button', { name: '不同意' }))
  await waitFor(() => expect(at()).toBe('/messengerhome'))
  await router.navigate(`/chatroom/${roomId}`)
  const accept = await screen.findByRole('button', { name: '同意' })
  product.on('POST /api/v2/chatroom/getChatroomInfo', refuse(404, { code: 'CHATROOM_NOT_FOUND' }))
  await user.click(accept)
  expect(await screen.findByText('找不到這間討論室')).toBeVisible()
  expect(screen.queryByRole('button', { name: '同意' })).not.toBeInTheDocument()
})

test('what stands behind a message that is refused says what it waits for', async () => {
  const product = server().on('POST /api/v2/chatroom/createChatroomMessage', refuse(409, { code: 'CHATROOM_CLOSED' }))
  const { user } = openApplication(`/chatroom/${roomId}`)
  const field = await screen.findByRole('textbox', { name: '輸入訊息' })
  await user.type(field, '第一句{Enter}')
  const discard = await screen.findByRole('button', { name: '捨棄' })
  await user.type(field, '第二句{Enter}')
  expect(await screen.findByText('等上一則處理好')).toBeVisible()
  product.on('POST /api/v2/chatroom/createChatroomMessage', {
    errorCode,
    message: message(4, me, '第二句'),
  })
  await user.click(discard)
  await waitFor(() => expect(product.received('POST /api/v2/chatroom/createChatroomMessage')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('等上一則處理好')).not.toBeInTheDocument())
})

test('a room that does not take words any more has no place for them, either', async () => {
  const refusal = refuse(403, { code: 'CHATROOM_SCHOOL_REFUSED' })
  const product = server().on('POST /api/v2/chatroom/createChatroomMessage', refusal)
  const { user } = openApplication(`/chatroom/${roomId}`)
  const field = await screen.findByRole('textbox', { name: '輸入訊息' })
  const closed: Chatroom = { ...aRoom(), school: 'closed', can: { ...aRoom().can, write: false } }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: closed, userList: [] })
  await user.type(field, '還能說嗎{Enter}')
  expect(await screen.findByText('你的學校目前沒有開放學生在這裡發言。')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '輸入訊息' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '捨棄' }))
  await waitFor(() => expect(screen.queryByText('還能說嗎')).not.toBeInTheDocument())
})

test('who leads the group of a room takes out what a pupil said there, and others read by whom', async () => {
  const product = server()
  const led: Chatroom = { ...aRoom({ name: '二年三班' }), type: 'group', can: { ...aRoom().can, moderate: true } }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: led, userList: [] })
  product.on('POST /api/v2/chatroom/getChatroomMessage', { ...part, items: [message(1, mate, '阿海是笨蛋')] })
  const { user } = openApplication(`/chatroom/${roomId}`)
  const article = (await screen.findByText('阿海是笨蛋')).closest('article') as HTMLElement
  const call = 'POST /api/v2/chatroom/updateChatroomMessage'
  product.on(call, {
    errorCode,
    message: message(1, mate, '', { type: messageTypes.deleted, change: 4, removedBy: me }),
  })
  await user.click(within(article).getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '移除這則訊息' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移除這則訊息？' }))
  await user.click(dialog.getByRole('button', { name: '移除這則訊息' }))
  expect(await screen.findByText('林小雨移除了這則訊息')).toBeVisible()
  expect(product.received(call)[0]?.body).toEqual({ roomId, number: 1, action: 'takeOut' })
})

test('who is silenced reads until when, and writes again by itself after that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T06:00:00Z') })
  const product = server()
  const silence = { until: '2026-11-24T07:00:00.000Z', reason: '一直洗版' }
  const silenced: Chatroom = {
    ...aRoom({ name: '二年三班' }),
    type: 'group',
    silence,
    can: { ...aRoom().can, write: false },
  }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: silenced, userList: [] })
  openApplication(`/chatroom/${roomId}`)
  expect(await screen.findByText(/請你先不要發言，.*15:00 之後就可以/)).toBeVisible()
  expect(screen.getByText('原因：一直洗版')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '輸入訊息' })).not.toBeInTheDocument()
  const heard: Chatroom = { ...silenced, silence: null, can: aRoom().can }
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: heard, userList: [] })
  await vi.advanceTimersByTimeAsync(3_602_000)
  expect(await screen.findByRole('textbox', { name: '輸入訊息' })).toBeVisible()
  vi.useRealTimers()
})

test('who leads a group silences somebody in its room, and lets them write again', async () => {
  const product = server()
  const led: Chatroom = {
    ...aRoom({ name: '二年三班' }),
    type: 'group',
    can: { ...aRoom().can, rename: false, moderate: true },
  }
  const members = (silence: { until: string | null; reason: string } | null) => [
    { person: me, remark: '', isAdministrator: true, readNumber: 3, silence: null },
    { person: mate, remark: '', isAdministrator: false, readNumber: 3, silence },
  ]
  const info = 'POST /api/v2/chatroom/getChatroomInfo'
  const change = 'POST /api/v2/chatroom/updateChatrooms'
  product.on(info, { errorCode, chatroom: led, userList: members(null) })
  product.on('POST /api/v2/chatroom/getChatroomFiles', { errorCode, items: [], nextCursor: null })
  product.on(change, { errorCode, chatroom: led })
  const { user } = openApplication(`/chatroominfo?room=${roomId}`)
  expect(await screen.findByText('王恩恩')).toBeVisible()
  expect(screen.queryByRole('button', { name: '讓林小雨暫停發言' })).not.toBeInTheDocument()
  product.on(info, { errorCode, chatroom: led, userList: members({ until: null, reason: '一直洗版' }) })
  await user.click(screen.getByRole('button', { name: '讓王恩恩暫停發言' }))
  await user.click(await screen.findByRole('menuitem', { name: '暫停發言，直到恢復' }))
  await user.type(await screen.findByRole('textbox', { name: '原因（選填）' }), '一直洗版')
  await user.click(screen.getByRole('button', { name: '暫停發言，直到恢復' }))
  expect(await screen.findByText(/暫停發言，還沒恢復.*原因：一直洗版/)).toBeVisible()
  const personId = mate.id
  const silencing = { roomId, action: 'silence', personId, for: 'lifted', reason: '一直洗版' }
  expect(product.received(change)[0]?.body).toEqual(silencing)
  await user.click(screen.getByRole('button', { name: '讓王恩恩暫停發言' }))
  await user.click(await screen.findByRole('menuitem', { name: '恢復發言' }))
  await waitFor(() =>
    expect(product.received(change)[1]?.body).toMatchObject({ action: 'silence', personId, for: null }),
  )
})

test('whoever has to be introduced reads why and how, in the room of several and in the room itself', async () => {
  const product = server()
  const waits = { ...aRoom(), contact: { state: 'asked', isMine: true } as const }
  const cannot = { ...waits.can, write: false, invite: false, rename: false }
  const userList = [me, mate].map((one) => ({
    person: one,
    remark: '',
    isAdministrator: one === me,
    readNumber: 3,
    silence: null,
  }))
  product.on('POST /api/v2/chatroom/getChatroomInfo', { errorCode, chatroom: { ...waits, can: cannot }, userList })
  product.on('POST /api/v2/chatroom/getChatroomMessage', {
    ...part,
    items: [
      message(1, me, '', { type: messageTypes.notice, notice: { type: 'askedAnew', people: [], name: '' } }),
      message(2, me, '', { type: messageTypes.notice, notice: { type: 'friendsFirst', people: [], name: '' } }),
    ],
  })
  openApplication(`/chatroom/${roomId}`)
  expect(await screen.findByText(/先和這裡未滿 18 歲的人成為好友，就能繼續聊/)).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: '輸入訊息' })).not.toBeInTheDocument()
  expect(screen.getByText(/有人的年齡資料變了。.*要再得到一次同意/)).toBeInTheDocument()
  expect(screen.getByText(/在這裡算成年人，要先和未滿 18 歲的人成為好友/)).toBeInTheDocument()
})
