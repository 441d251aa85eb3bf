import { chatEvents } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { openLine } from '../../../platform/line/line-client.fixture.ts'
import type { TestPerson } from '../../../testing/people.ts'

interface News {
  roomId: string
  messages: ChatroomMessage[]
}

/** A socket as a page opens it, and the chat events it receives. */
export async function openSocket(
  address: string,
  { browser }: Pick<TestPerson, 'browser'>,
  { transports, origin, csrfToken }: { transports?: string[]; origin?: string; csrfToken?: string } = {},
) {
  const token = csrfToken ?? (await browser.csrfToken())
  const line = openLine(address, { cookie: browser.cookieHeader, csrfToken: token, origin, transports })
  const news: News[] = []
  line.socket.on(chatEvents.createChatroomMessage, (one: News) => news.push(one))
  return {
    ...line,
    messages: () => news.flatMap(({ messages }) => messages),
    texts: () => news.flatMap(({ messages }) => messages.map(({ text }) => text)),
  }
}
