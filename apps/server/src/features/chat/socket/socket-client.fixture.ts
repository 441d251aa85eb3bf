import { chatEvents } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io } from 'socket.io-client'
import type { TestPerson } from '../../../testing/people.ts'

interface News {
  roomId: string
  messages: ChatroomMessage[]
}

/** A socket as a page opens it. `transports`: as where WebSockets do not pass. */
export async function openSocket(
  address: string,
  { browser }: Pick<TestPerson, 'browser'>,
  {
    transports = ['websocket'],
    origin,
    csrfToken,
  }: { transports?: string[]; origin?: string; csrfToken?: string } = {},
) {
  const token = csrfToken ?? (await browser.csrfToken())
  const extraHeaders = { cookie: browser.cookieHeader, ...(origin && { origin }) }
  const socket = io(address, {
    ...{ path: linePath, transports, extraHeaders, auth: { csrfToken: token } },
    ...{ forceNew: true, reconnection: false },
  })
  const news: News[] = []
  const events: { name: string; body: Record<string, unknown> }[] = []
  socket.on(chatEvents.createChatroomMessage, (one: News) => news.push(one))
  socket.onAny((name: string, body: Record<string, unknown>) => events.push({ name, body }))
  return {
    socket,
    events,
    messages: () => news.flatMap(({ messages }) => messages),
    texts: () => news.flatMap(({ messages }) => messages.map(({ text }) => text)),
    isOpen: () => events.some(({ name }) => name === lineEvents.open),
    send: (name: string, body: object) => socket.timeout(5_000).emitWithAck(name, body),
    close: () => socket.disconnect(),
  }
}
